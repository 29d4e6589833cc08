import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'

export const challengeWorkLimits = {
  /** The most challenges that a person can have taken or handed in. */
  works: 200,
  steps: 50,
  linkCharacters: 500,
  textCharacters: 20_000,
} as const

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

/**
 * Hands the work in, as a link or a text. No program can judge it, so the person checks each criterion, and what it shows
 * says so. Handing in again changes link and text, and keeps the first date.
 */
export const handInChallenge = defineCall({
  method: 'POST',
  path: '/api/challenges/:id/hand-in',
  access: 'session',
  cost: 'quick',
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
      /** For every criterion whether it is met, by the person's own check. */
      criteriaMet: z.array(z.boolean()).max(challengeWorkLimits.steps, 'Send one answer for each criterion.'),
    })
    .refine(({ link, text }) => link !== '' || text !== '', {
      error: 'Add a link to your work, or describe it in a few sentences.',
      path: ['text'],
    }),
  response: dispensable(ChallengeWorks),
})

/** Gives a challenge back, with everything that was kept about it. What it showed no longer counts. */
export const dropChallengeWork = defineCall({
  method: 'DELETE',
  path: '/api/challenges/:id/work',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: challengeParams,
  response: dispensable(ChallengeWorks),
})
