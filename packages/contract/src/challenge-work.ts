import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

export const challengeWorkLimits = {
  /** The most challenges that a person can have taken or handed in. */
  works: 200,
  steps: 50,
  linkCharacters: 500,
  textCharacters: 20_000,
  /** What is pasted for one criterion. */
  answerCharacters: 20_000,
} as const

/** A criterion, and who decided whether the work meets it: a program, or the person. */
export const CheckedCriterion = z.object({
  text: essential(z.string()),
  decidedBy: z.enum(['program', 'self']),
  met: z.boolean(),
  /** What the program found wrong. */
  problem: z.string().nullable(),
})

/** In the order of the challenge's criteria. */
export const CheckedWork = z.object({ criteria: z.array(whole(CheckedCriterion)) })
export type CheckedWork = z.output<typeof CheckedWork>

/** A challenge that the person took, and how far they are. */
export const ChallengeWork = z.object({
  challengeId: essential(z.string()),
  title: essential(z.string()),
  /** The steps that they ticked, counted from 0. */
  stepsDone: z.array(z.number().int()),
  link: z.string().nullable(),
  text: z.string().nullable(),
  /** ISO dates and times. */
  takenAt: z.string(),
  handedInAt: z.string().nullable(),
  /** What the person pasted for each criterion when they handed in; empty for those that they checked. */
  answers: z.array(z.string()).optional(),
  /** How each criterion was decided when they handed in. */
  criteria: z.array(whole(CheckedCriterion)).optional(),
})
export type ChallengeWork = z.output<typeof ChallengeWork>

/** In the order in which they were taken. */
export const ChallengeWorks = z.object({ works: z.array(whole(ChallengeWork)) })
export type ChallengeWorks = z.output<typeof ChallengeWorks>

const challengeParams = z.object({ id: z.string().min(1).max(200) })

export const listChallengeWorks = defineCall({
  method: 'GET',
  path: '/api/challenges/works',
  access: 'session',
  cost: 'quick',
  response: ChallengeWorks,
})

/** Takes a challenge, or keeps which steps of it are done. 404 for a challenge that was withdrawn and not taken before. */
export const saveChallengeWork = defineCall({
  method: 'PUT',
  path: '/api/challenges/:id/work',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: challengeParams,
  body: z.strictObject({
    stepsDone: z
      .array(
        z
          .int('Send the numbers of steps.')
          .min(0)
          .max(challengeWorkLimits.steps - 1),
        'Send a list.',
      )
      .max(challengeWorkLimits.steps, `A challenge has at most ${challengeWorkLimits.steps} steps.`),
  }),
  response: dispensable(ChallengeWorks),
})

const answers = z
  .array(
    z.string().max(challengeWorkLimits.answerCharacters, {
      error: `Paste at most ${challengeWorkLimits.answerCharacters} characters for a criterion.`,
    }),
  )
  .max(challengeWorkLimits.steps, 'Send one answer for each criterion.')

/** For every criterion whether it is met, by the person's own check. */
const criteriaMet = z.array(z.boolean()).max(challengeWorkLimits.steps, 'Send one answer for each criterion.')

/** Checks work before it is handed in, and keeps nothing. 404 for a challenge that was withdrawn. */
export const checkChallengeWork = defineCall({
  method: 'POST',
  path: '/api/challenges/:id/check',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: challengeParams,
  body: z.strictObject({ answers, criteriaMet }),
  response: CheckedWork,
})

/**
 * Hands the work in, as a link or a text. A program decides the criteria that it can, from what the person pasted; they
 * check the others. 409 unless all are met. Handing in again changes what was handed in, and keeps the first date.
 */
export const handInChallenge = defineCall({
  method: 'POST',
  path: '/api/challenges/:id/hand-in',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: challengeParams,
  body: z
    .strictObject({
      link: z
        .union([
          z.literal(''),
          z.url({ protocol: /^https?$/, error: 'Enter a full link, starting with https://' }),
        ])
        .refine((link) => link.length <= challengeWorkLimits.linkCharacters, {
          error: `A link has at most ${challengeWorkLimits.linkCharacters} characters.`,
        }),
      text: z
        .string()
        .trim()
        .max(
          challengeWorkLimits.textCharacters,
          `A text has at most ${challengeWorkLimits.textCharacters} characters.`,
        ),
      criteriaMet,
      /** What they pasted for each criterion; empty for those that they check. */
      answers: answers.optional(),
    })
    .refine(({ link, text }) => link !== '' || text !== '', {
      error: 'Add a link to your work, or describe it in a few sentences.',
      path: ['text'],
    }),
  response: dispensable(ChallengeWorks),
})

/** Drops a challenge, with everything that was kept about it. What it showed no longer counts. */
export const dropChallengeWork = defineCall({
  method: 'DELETE',
  path: '/api/challenges/:id/work',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: challengeParams,
  response: dispensable(ChallengeWorks),
})
