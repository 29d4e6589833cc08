import { z } from 'zod'
import { defineCall } from './call.ts'
import { LearningPath } from './learning-path.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { UserSkills } from './user-skills.ts'

export const learningPlanLimits = {
  topics: 30,
  topicCharacters: 100,
  skipped: 200,
  hoursPerWeek: 60,
  claims: 200,
} as const

const skill = z
  .string()
  .trim()
  .min(1, 'Enter a skill.')
  .max(
    learningPlanLimits.topicCharacters,
    `A skill has at most ${learningPlanLimits.topicCharacters} characters.`,
  )

const topic = z
  .string()
  .trim()
  .min(1, 'Enter a topic.')
  .max(
    learningPlanLimits.topicCharacters,
    `A topic has at most ${learningPlanLimits.topicCharacters} characters.`,
  )

/** What the person set for their plan. `null` means that they left it to us. */
export const LearningPreferences = z.object({
  hoursPerWeek: z
    .number('Enter the hours as a number.')
    .int('Enter whole hours.')
    .min(1, 'Plan at least one hour a week.')
    .max(learningPlanLimits.hoursPerWeek, `Plan at most ${learningPlanLimits.hoursPerWeek} hours a week.`)
    .nullable(),
  startsOn: z.iso.date('Enter a date.').nullable(),
  /** Milestone ids; milestones that are not listed follow in our order. */
  order: z.array(z.string().min(1).max(100)).max(100, 'An order has at most 100 milestones.'),
  /** Skills that the person took off the path. */
  skipped: z
    .array(skill)
    .max(learningPlanLimits.skipped, `You can skip at most ${learningPlanLimits.skipped} skills.`),
  /** What they want to learn besides. */
  topics: z
    .array(topic)
    .max(learningPlanLimits.topics, `You can add at most ${learningPlanLimits.topics} topics of your own.`),
})
export type LearningPreferences = z.output<typeof LearningPreferences>

export const enrollmentStatuses = ['not_started', 'in_progress', 'completed'] as const

/** A course the person takes. Everything in it is what they told us. */
export const CourseEnrollment = z.object({
  courseId: essential(z.string()),
  name: essential(z.string()),
  platform: z.string(),
  url: z.string(),
  status: z.enum(enrollmentStatuses),
  /** From 0 to 100. */
  progress: z.number().int(),
  /** The person's own rating, from 1 to 5. */
  rating: z.number().int().nullable(),
  /** ISO dates and times. */
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  lastActivityAt: z.string().nullable(),
  /** The catalogue no longer has the course. */
  isWithdrawn: z.boolean(),
})
export type CourseEnrollment = z.output<typeof CourseEnrollment>

/** A milestone that the person ticked, with its skills at that time. */
export const MilestoneMark = z.object({
  milestoneId: essential(z.string()),
  title: z.string(),
  role: z.string(),
  skills: z.array(z.string()),
  /** ISO date and time. */
  markedAt: z.string(),
})
export type MilestoneMark = z.output<typeof MilestoneMark>

/** The stored plan with everything the person did on it. */
export const LearningPlan = z.object({
  /** Worked out anew from what is known now; `null` until a path has been generated. */
  path: LearningPath.nullable(),
  preferences: LearningPreferences,
  enrollments: z.array(CourseEnrollment),
  marks: z.array(MilestoneMark),
  /** Skills in the profile that the person told us, so that they can take them back. */
  toldSkills: z.array(z.string()),
  /** A sentence saying that the resume or the profile has changed since; missing while nothing has. */
  outdated: z.string().optional(),
})
export type LearningPlan = z.output<typeof LearningPlan>

/** Loaded when one of the plan's controls is pressed. Its ETag goes into `If-Match` when saving preferences. */
export const getLearningPlan = defineCall({
  method: 'GET',
  path: '/api/learning-path/plan',
  access: 'session',
  cost: 'work',
  response: LearningPlan,
})

/** Replaces the preferences. `If-Match` refuses to overwrite what another tab saved (409, CONFLICT). */
export const saveLearningPreferences = defineCall({
  method: 'PUT',
  path: '/api/learning-path/preferences',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: LearningPreferences.strict(),
  response: dispensable(LearningPlan),
})

const courseParams = z.object({ courseId: z.string().min(1).max(200) })

/**
 * Starts a course, or saves how far the person is, that they finished it or what they think of it. Without a status,
 * progress decides: 0 is not started, 100 is completed. Missing fields keep their values; `null` removes a rating.
 * 404 for a course that is neither in the catalogue nor among the person's enrolments.
 */
export const saveEnrollment = defineCall({
  method: 'PUT',
  path: '/api/learning-path/enrollments/:courseId',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: courseParams,
  body: z.strictObject({
    status: z.enum(enrollmentStatuses).optional(),
    progress: z
      .number('Enter the progress as a number.')
      .int('Enter a whole percentage.')
      .min(0, 'Progress cannot be below 0 percent.')
      .max(100, 'Progress cannot be above 100 percent.')
      .optional(),
    rating: z
      .number('Choose one to five stars.')
      .int('Choose one to five stars.')
      .min(1, 'Choose one to five stars.')
      .max(5, 'Choose one to five stars.')
      .nullish(),
  }),
  response: dispensable(LearningPlan),
})

/** Takes an enrolment back, as if the course had never been started. */
export const deleteEnrollment = defineCall({
  method: 'DELETE',
  path: '/api/learning-path/enrollments/:courseId',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: courseParams,
  response: dispensable(LearningPlan),
})

const milestoneParams = z.object({ milestoneId: z.string().min(1).max(100) })

/** Ticks a milestone of the stored plan by the person's own word. 404 if the plan has no such milestone. */
export const markMilestone = defineCall({
  method: 'PUT',
  path: '/api/learning-path/milestones/:milestoneId',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: milestoneParams,
  response: dispensable(LearningPlan),
})

/** Takes the person's own tick back. What other evidence ticks stays ticked. */
export const unmarkMilestone = defineCall({
  method: 'DELETE',
  path: '/api/learning-path/milestones/:milestoneId',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: milestoneParams,
  response: dispensable(LearningPlan),
})

const claims = z
  .array(skill)
  .max(learningPlanLimits.claims, `Name at most ${learningPlanLimits.claims} skills at a time.`)
  .optional()

/** Adds skills to the profile as told by the person, or removes ones that they told. Answers like `GET /api/user/skills`. */
export const claimSkills = defineCall({
  method: 'PATCH',
  path: '/api/learning-path/skills',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: z.strictObject({ add: claims, remove: claims }),
  response: UserSkills,
})

/** The plan as a calendar file (`.ics`): one entry a week. 404 without a plan. */
export const downloadLearningCalendar = defineCall({
  method: 'GET',
  path: '/api/learning-path/calendar',
  access: 'session',
  cost: 'work',
  binary: true,
})

export const nextStepKinds = [
  'choose-role',
  'upload-resume',
  'answer-questions',
  'claim-skills',
  'generate-path',
  'take-quiz',
  'practise-interview',
  'continue-course',
  'finish-milestone',
  'improve-resume',
  'start-course',
  'try-challenge',
] as const

/** The one thing that moves the person most now. */
export const NextStep = z.object({
  /** Names the kind and what it is about; the same step has the same id every day. */
  id: essential(z.string()),
  kind: z.enum(nextStepKinds),
  /** What to do, as an imperative sentence. */
  title: essential(z.string()),
  /** Why this one now, as a sentence. */
  reason: z.string(),
  /** What the choice rests on, as sentences. */
  restsOn: z.array(z.string()),
  /** The path in the application, or the address of the course. */
  link: z.string(),
  /** The minutes it takes, if we can say. */
  minutes: z.number().int().optional(),
})
export type NextStep = z.output<typeof NextStep>

export const nextStepAnswers = ['done', 'later', 'never'] as const

/** Today's step. `null` once it is done, and when nothing is left that we could suggest. */
export const DailyStep = z.object({
  step: NextStep.nullable(),
  /** Why there is none, as a sentence. */
  message: z.string().optional(),
  /** The person's last answer today, so that they can take it back. */
  answered: whole(
    z.object({ id: z.string(), title: z.string(), answer: z.enum(nextStepAnswers) }).optional(),
  ),
})
export type DailyStep = z.output<typeof DailyStep>

/** Loaded when its control is pressed. Stays the same for a day unless the person answers it. */
export const getNextStep = defineCall({
  method: 'GET',
  path: '/api/learning-path/next-step',
  access: 'session',
  cost: 'work',
  response: DailyStep,
})

const stepParams = z.object({ id: z.string().min(1).max(300) })

/** `done` ends it for today, `later` puts it off for a week, `never` drops it for good; both bring the next one. */
export const answerNextStep = defineCall({
  method: 'POST',
  path: '/api/learning-path/next-step/:id',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: stepParams,
  body: z.strictObject({ answer: z.enum(nextStepAnswers, 'Choose done, later or never.') }),
  response: dispensable(DailyStep),
})

/** Takes the answer back. */
export const undoNextStep = defineCall({
  method: 'DELETE',
  path: '/api/learning-path/next-step/:id',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: stepParams,
  response: dispensable(DailyStep),
})
