import { z } from 'zod'
import { pathEvidenceKinds } from './career-path.ts'
import { essential } from './reader-marks.ts'

/** `from` and `to` of an estimate in hours. */
export const LearningHours = z.object({ from: z.number(), to: z.number() })

export const learningLevels = ['beginner', 'intermediate', 'advanced'] as const
export const LearningLevel = z.enum(learningLevels)
export type LearningLevel = z.output<typeof LearningLevel>

/** What shows that the person has a skill of the path. `partly`: the basics, or a course that covers only them. */
export const LearningEvidence = z.object({
  skill: essential(z.string()),
  /** The skill that the person has, if it counts in place of `skill`: show its name, not the other. */
  through: z.string().optional(),
  kind: z.enum(pathEvidenceKinds),
  grade: z.enum(['fully', 'partly']),
  /** A sentence to the person: "A job on your resume shows it", "You finished “SQL Essentials”". */
  text: z.string(),
})
export type LearningEvidence = z.output<typeof LearningEvidence>
