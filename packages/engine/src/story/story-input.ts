import { StoryForm, StoryLength, StoryTone } from '@nextrung/contract/career-story'
import { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'
import { LearnedSkill } from '../person/known-skills.ts'

const texts = z.array(z.string())
const maybe = z.string().nullish()

/** What a story may take from the profile: the fields that say something about the career. */
export const StoryProfile = z.object({
  displayName: maybe,
  professionalTitle: maybe,
  bio: maybe,
  skills: texts,
  certifications: texts,
  workHistory: z.array(
    z.object({
      position: z.string(),
      company: z.string(),
      startDate: maybe,
      endDate: maybe,
      description: maybe,
    }),
  ),
  education: z.array(
    z.object({
      degree: z.string(),
      institution: z.string(),
      graduationYear: z.number().nullish(),
      field: maybe,
    }),
  ),
})
export type StoryProfile = z.output<typeof StoryProfile>

export const StoryInput = z.object({
  /** The newest resume, and the evidence by JSON pointer into it; absent without a resume. */
  resume: z
    .object({
      document: ResumeDocument,
      evidence: ResumeEvidence,
      /** ISO 639-1 code. */
      language: z.string(),
    })
    .optional(),
  profile: StoryProfile.optional(),
  /** What the request itself says. */
  told: z.object({ skills: texts, courses: texts, years: z.number().optional() }),
  /** What the person says they learned here, with courses and milestones. */
  learned: z.array(LearnedSkill).optional(),
  targetRole: TargetRole,
  tone: StoryTone,
  length: StoryLength,
  form: StoryForm,
  /** ISO date up to which current jobs count. */
  today: z.string(),
})
export type StoryInput = z.output<typeof StoryInput>
