import { LearningPath } from '@nextrung/contract/learning-path'
import type { NextStep } from '@nextrung/contract/learning-plan'
import { ResumeScore } from '@nextrung/contract/resume-score'
import { z } from 'zod'

export const NextStepInput = z.object({
  targetRole: z.string().optional(),
  /** The newest resume; missing if there is none. */
  resume: z
    .object({
      status: z.enum(['analyzing', 'completed', 'failed']),
      /** Questions about it that the person has not answered. */
      openQuestions: z.number(),
      score: ResumeScore.optional(),
    })
    .optional(),
  /** How many skills we know them to have. */
  knownSkills: z.number(),
  /** The plan as of today; missing until a path has been generated. */
  path: LearningPath.optional(),
  enrollments: z.array(
    z.object({
      courseId: z.string(),
      name: z.string(),
      url: z.string(),
      status: z.enum(['not_started', 'in_progress', 'completed']),
      progress: z.number(),
    }),
  ),
  /** Skills whose quiz is due again, the longest first. */
  dueQuizzes: z.array(z.string()).optional(),
  /** How interview practice stands; missing where nobody asked. */
  practice: z
    .object({
      answers: z.number().int(),
      /** How many answered questions are due again. */
      due: z.number().int(),
      /** The skill whose questions were answered worst lately. */
      weakest: z.object({ skill: z.string(), average: z.number(), answers: z.number().int() }).optional(),
    })
    .optional(),
  /** Ids of steps not to suggest: done, put off or never wanted. */
  leaveOut: z.array(z.string()),
})
export type NextStepInput = z.output<typeof NextStepInput>

/** Something the person could do, and how far it moves them; the worth only orders the steps, by our judgement. */
export type Candidate = { step: NextStep; worth: number }
