import { z } from 'zod'
import { defineCall } from './call.ts'
import { LearningEvidence, LearningHours, LearningLevel } from './learning-measures.ts'
import { essential, whole } from './reader-marks.ts'

/** A course or an article to learn a skill with, as its provider describes it. What we don't know is missing. */
export const LearningCourse = z.object({
  name: essential(z.string()),
  description: z.string(),
  /** `linkedin_learning`, `coursera`, `udemy` or another platform. */
  platform: z.string(),
  /** As the provider states it, such as "3h 45m". */
  duration: z.string().optional(),
  url: z.string(),
  /** Stable; enrolments refer to it. */
  id: z.string().optional(),
  /** The platform's name as shown: "LinkedIn Learning". */
  platformName: z.string().optional(),
  /** The skill to learn that it was chosen for. */
  skill: z.string().optional(),
  /** A sentence saying what it teaches instead, if it is not about this very skill. */
  relatedTo: z.string().optional(),
  level: LearningLevel.optional(),
  free: z.boolean().optional(),
  provider: z.string().optional(),
  /** Out of 5, and the year in which we read it. */
  rating: whole(z.object({ value: z.number(), year: z.number() }).optional()),
  hours: whole(LearningHours.optional()),
  /** Why this one, as a sentence. */
  reason: z.string().optional(),
})
export type LearningCourse = z.output<typeof LearningCourse>

/** One skill to learn within a milestone. */
export const LearningStep = z.object({
  skill: essential(z.string()),
  status: z.enum(['open', 'started', 'done']),
  /** Its weight for the role, from 5 down to 1; 0 for a prerequisite or a topic of the person's own. */
  weight: z.number(),
  /** `required` by the role, a `prerequisite` that the role doesn't list, or the person's own `topic`. */
  origin: z.enum(['required', 'prerequisite', 'topic']),
  /** Why it is on the path, and at this place, as sentences. */
  why: z.array(z.string()),
  /** Skills to learn before it. */
  after: z.array(z.string()),
  /** The required skill that this one counts in place of: FastAPI for Spring Boot, if the person learns Python. */
  inPlaceOf: z.string().optional(),
  /** Another skill on the path that counts in its place; it then needs no hours of its own. */
  coveredBy: z.string().optional(),
  /** The level to start at. */
  level: LearningLevel.optional(),
  /** The proficiency level that comes next, and the one at which the step is done, from 1 to 5; see `getSkillLevels`. */
  nextLevel: z.number().int().optional(),
  goalLevel: z.number().int().optional(),
  /** An estimate of the hours left. */
  hours: whole(LearningHours.optional()),
  /** ISO dates: when it begins, and when it ends at the middle of the estimate. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** From 0 to 100, by courses; 100 once done. */
  progress: z.number().int().optional(),
  evidence: whole(LearningEvidence.optional()),
  /** What the person can do at the end. */
  doneWhen: z.array(z.string()),
  /** The `id` of its main course in `courses`. */
  courseId: z.string().optional(),
  /** What that course teaches instead of this very skill, as a sentence; it may be the main one of another step, too. */
  courseNote: z.string().optional(),
  /** Further courses that differ in platform, price or level. */
  alternatives: z.array(LearningCourse),
  articles: z.array(LearningCourse),
  /** An authored task to practise it with. */
  challenge: z
    .object({
      id: essential(z.string()),
      title: essential(z.string()),
      difficulty: LearningLevel,
      estimatedTime: z.string(),
      /** Products that it uses and that are new to the person at this point. */
      introduces: z.array(z.string()).optional(),
    })
    .optional(),
})
export type LearningStep = z.output<typeof LearningStep>

/** Skills that build on one another and are learned together. */
export const LearningMilestone = z.object({
  title: essential(z.string()),
  /** The skills to learn for it; all of its skills if the person had them before. */
  skills: z.array(z.string()),
  completed: z.boolean(),
  /** The same for everybody with this role; marks and the order refer to it. */
  id: z.string().optional(),
  /** Why it is there, and at this place, as sentences. */
  why: z.array(z.string()).optional(),
  /** Its skills that the person has already. */
  held: z.array(z.string()).optional(),
  /** Hours left. */
  hours: whole(LearningHours.optional()),
  /** ISO dates. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** What ticked it: one entry for each of its skills. */
  evidence: z.array(whole(LearningEvidence)).optional(),
  /** The person ticked it themselves; unmarking undoes that. */
  isMarked: z.boolean().optional(),
  /** Its skills weigh little for the role, so it can wait until the person has the job. */
  canWait: z.boolean().optional(),
  /** Ids of milestones that it builds on. */
  needs: z.array(z.string()).optional(),
  /** A sentence if the person's own order puts it before one that it builds on. */
  warning: z.string().optional(),
  /** In the order to learn them. */
  steps: z.array(LearningStep).optional(),
})
export type LearningMilestone = z.output<typeof LearningMilestone>

/** One week of the plan. */
export const LearningWeek = z.object({
  /** ISO date of the first day. */
  from: essential(z.string()),
  to: z.string(),
  items: z.array(
    z.object({
      skill: essential(z.string()),
      milestoneId: z.string(),
      milestone: z.string(),
      hours: z.number(),
      courseId: z.string().optional(),
      course: z.string().optional(),
    }),
  ),
})
export type LearningWeek = z.output<typeof LearningWeek>

/** A field beyond the specified ones is missing in the answer of another server. */
export const LearningPath = z.object({
  /** The main course of each skill to learn, in the order to take them. */
  courses: z.array(LearningCourse),
  /** A range that says it is an estimate: "About 5 to 9 months (estimate)". */
  estimatedDuration: z.string(),
  milestones: z.array(LearningMilestone),
  /** The required skills that the person has out of all, as a rounded percentage. */
  progressPercentage: z.number(),
  /** ISO date and time. */
  madeAt: z.string().optional(),
  /** `built-in`, or the name of an AI provider. */
  engine: z.string().optional(),
  goal: whole(z.object({ role: z.string(), userType: z.string() }).optional()),
  /** The role whose requirements were used, if the request named one in its own words. */
  comparedWith: z.string().optional(),
  required: z.array(z.string()).optional(),
  /** The required skills that the person has, or has another for that counts in its place; `evidence` names it. */
  acquired: z.array(z.string()).optional(),
  /** What shows each of `acquired`; the text says so if another skill counts in its place. */
  evidence: z.array(whole(LearningEvidence)).optional(),
  /** Skills that the person took off the path. */
  skipped: z.array(z.string()).optional(),
  hoursPerWeek: z.number().optional(),
  /** Hours left. */
  hours: whole(LearningHours.optional()),
  /** ISO dates: the start, and the earliest and latest end. */
  startsOn: z.string().optional(),
  finishes: whole(z.object({ from: z.string(), to: z.string() }).optional()),
  /** What the path rests on, as sentences, the most important one first. */
  basis: z.array(z.string()).optional(),
  /** What is missing for a better path, and where to give it. */
  message: z.string().optional(),
  /** The next weeks, at most twelve. */
  weeks: z.array(LearningWeek).optional(),
})
export type LearningPath = z.output<typeof LearningPath>

export const learningRequestLimits = {
  skill: 500,
  skills: 500,
  role: 200,
  nextStep: 1000,
  nextSteps: 100,
} as const

const claimed = (kind: string) =>
  z
    .array(
      z
        .string()
        .max(learningRequestLimits.skill, `A ${kind} has at most ${learningRequestLimits.skill} characters.`),
      `Send the ${kind}s as a list of texts.`,
    )
    .max(learningRequestLimits.skills, `Send at most ${learningRequestLimits.skills} ${kind}s.`)
    .nullish()

const role = z
  .string('Choose a target role.')
  .trim()
  .min(1, 'Choose a target role.')
  .max(learningRequestLimits.role, `A role has at most ${learningRequestLimits.role} characters.`)

const nextStep = z
  .string()
  .max(
    learningRequestLimits.nextStep,
    `A next step has at most ${learningRequestLimits.nextStep} characters.`,
  )

/**
 * Plans the way to a role and stores the plan. Counts the skills in the body in addition to what the server knows,
 * without keeping them as evidence; required skills and next steps are hints, used for a role that we have no data for.
 * Uses one of the day's allowance. 409 (NOT_READY) if neither the role nor the body says what to learn.
 */
export const generateLearningPath = defineCall({
  method: 'POST',
  path: '/api/learning-path/generate',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  body: z.object({
    currentSkills: claimed('skill'),
    requiredSkills: claimed('skill'),
    targetRole: role,
    nextSteps: z
      .array(nextStep, 'Send the next steps as a list of texts.')
      .max(learningRequestLimits.nextSteps, `Send at most ${learningRequestLimits.nextSteps} next steps.`)
      .nullish(),
  }),
  response: LearningPath,
})

export const challengeTypes = [
  'project',
  'exercise',
  'debugging',
  'design',
  'analysis',
  'operations',
  'writing',
] as const

export const learningResourceTypes = ['documentation', 'tutorial', 'video', 'article'] as const

/** An authored task to practise with. */
export const LearningChallenge = z.object({
  id: essential(z.string()),
  title: essential(z.string()),
  description: z.string(),
  difficulty: LearningLevel,
  type: z.enum(challengeTypes),
  estimatedTime: z.string(),
  skills: z.array(z.string()),
  learningObjectives: z.array(z.string()),
  resources: z.array(
    z.object({
      title: essential(z.string()),
      url: essential(z.string()),
      type: z.enum(learningResourceTypes),
    }),
  ),
  /** Why this one for this person now, as a sentence. */
  why: z.string().optional(),
  hours: whole(LearningHours.optional()),
  steps: z.array(z.string()).optional(),
  acceptanceCriteria: z.array(z.string()).optional(),
  /** The criteria that a program decides, counted from 0, and what to paste for it. */
  criterionChecks: z.array(z.object({ criterion: essential(z.number().int()), asks: z.string() })).optional(),
})
export type LearningChallenge = z.output<typeof LearningChallenge>

/** Chooses three to five challenges for what the person is learning. Stores nothing. */
export const chooseLearningChallenges = defineCall({
  method: 'POST',
  path: '/api/learning-path/challenges',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: z.object({
    currentSkills: claimed('skill'),
    targetRole: role,
    completedCourses: claimed('course'),
  }),
  response: z.array(LearningChallenge),
})

/** What a role requires, heaviest first; empty for a role that we have no data for. */
export const getRequiredSkills = defineCall({
  method: 'GET',
  path: '/api/learning-path/roles/:role/skills',
  access: 'session',
  cost: 'quick',
  params: z.object({ role }),
  response: z.object({ requiredSkills: z.array(z.string()) }),
})
