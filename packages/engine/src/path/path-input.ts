import { ResumeDocument } from '@nextrung/contract/resume-document'
import { TargetRole, UserType } from '@nextrung/contract/roles'
import { z } from 'zod'
import { LearnedSkill } from '../person/known-skills.ts'

/** What the career path is worked out from: everything the person gave us, and nothing else. */
export const PathInput = z.object({
  /** The newest resume as understood, without rewording. */
  resume: ResumeDocument.optional(),
  targetRole: TargetRole.optional(),
  userType: UserType.optional(),
  profile: z.object({
    title: z.string().optional(),
    skills: z.array(z.string()),
    certificates: z.array(z.string()),
    yearsOfExperience: z.number().optional(),
  }),
  /** What they showed here, and say they learned: finished courses and ticked milestones. */
  learned: z.array(LearnedSkill).optional(),
  /** What the person says about themselves in this request. */
  claimed: z.object({ role: z.string().optional(), skills: z.array(z.string()) }).optional(),
  /** ISO date up to which a current job counts. */
  today: z.string(),
})
export type PathInput = z.output<typeof PathInput>
