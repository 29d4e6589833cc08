import { LearningPreferences } from '@nextrung/contract/learning-plan'
import { ResumeDocument } from '@nextrung/contract/resume-document'
import { UserType } from '@nextrung/contract/roles'
import { z } from 'zod'
import { LearnedSkill } from '../person/known-skills.ts'

/** A course the person takes or took. */
const Enrollment = z.object({
  courseId: z.string(),
  name: z.string(),
  status: z.enum(['not_started', 'in_progress', 'completed']),
  /** From 0 to 100. */
  progress: z.number(),
  /** What it teaches, for a course that the catalogue no longer has. */
  skills: z.array(z.string()).optional(),
})

/** A milestone that the person ticked, with its skills at that time. */
const Mark = z.object({ milestoneId: z.string(), title: z.string(), skills: z.array(z.string()) })

/** What learning is planned from: everything the person gave us and says now, and nothing else. */
export const LearnerInput = z.object({
  /** The newest resume as understood, without rewording. */
  resume: ResumeDocument.optional(),
  profile: z.object({
    title: z.string().optional(),
    skills: z.array(z.string()),
    certificates: z.array(z.string()),
    yearsOfExperience: z.number().optional(),
  }),
  /** One of the target roles, or a role in the caller's own words. */
  targetRole: z.string(),
  userType: UserType.optional(),
  /** What the request says; it counts for this answer and is not kept. */
  request: z
    .object({
      currentSkills: z.array(z.string()).optional(),
      completedCourses: z.array(z.string()).optional(),
      requiredSkills: z.array(z.string()).optional(),
      nextSteps: z.array(z.string()).optional(),
    })
    .optional(),
  enrollments: z.array(Enrollment),
  marks: z.array(Mark),
  /** What they showed here in quizzes, exercises and tasks. */
  shown: z.array(LearnedSkill).optional(),
  /** Skills whose interview questions they last answered badly, with the average score in per cent. */
  weak: z.array(z.object({ skill: z.string(), average: z.number(), answers: z.number().int() })).optional(),
  /** ISO date. */
  today: z.string(),
})
export type LearnerInput = z.output<typeof LearnerInput>

export const PlanInput = LearnerInput.extend({
  preferences: LearningPreferences,
  /** Ids of courses not to suggest, because their address no longer answers. */
  withdrawnCourses: z.array(z.string()).optional(),
})
export type PlanInput = z.output<typeof PlanInput>
