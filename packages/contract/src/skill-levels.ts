import { z } from 'zod'
import { defineCall } from './call.ts'
import { LearningHours } from './learning-measures.ts'
import { learningPlanLimits } from './learning-plan.ts'
import { essential, whole } from './reader-marks.ts'

/** What a person can do at one level of a skill. */
export const SkillLevel = z.object({
  /** From 1 to 5. */
  level: essential(z.number().int()),
  /** "Aware", "Beginner", "Independent", "Advanced" or "Expert". */
  name: z.string(),
  description: z.string(),
  requiredCapabilities: z.array(z.string()),
  suggestedProjects: z.array(z.string()),
  /** What to learn with on the way to it, best first. `relatedTo` is the skill that it teaches instead. */
  resources: z.array(
    z.object({
      name: essential(z.string()),
      url: essential(z.string()),
      relatedTo: z.string().optional(),
    }),
  ),
  /** Usual hours from the very start to this level; missing where hours say nothing. */
  hours: whole(LearningHours.optional()),
  /** ISO date, if the operator of the site wrote or changed it. */
  setByOperatorAt: z.string().optional(),
})
export type SkillLevel = z.output<typeof SkillLevel>

/** The levels of a skill from the lowest; empty for a skill that has none. Loaded when its control is pressed. */
export const getSkillLevels = defineCall({
  method: 'GET',
  path: '/api/learning-path/skills/:skill/levels',
  access: 'session',
  cost: 'quick',
  params: z.object({ skill: z.string().trim().min(1).max(learningPlanLimits.topicCharacters) }),
  response: z.object({
    skill: z.string(),
    levels: z.array(SkillLevel),
    /** What the hours rest on, as sentences. */
    hoursBasis: z.string(),
  }),
})
