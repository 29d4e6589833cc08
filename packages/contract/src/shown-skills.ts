import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential, whole } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

export const shownKinds = ['assessment', 'exercise', 'challenge', 'interview'] as const

/** Who checked what was shown: this server, the person's own browser, or the person. */
export const shownCheckers = ['server', 'browser', 'self'] as const

/** A skill that the person has shown here: by a quiz, an exercise, a challenge or an interview answer. */
export type ShownSkill = {
  skill: string
  kind: (typeof shownKinds)[number]
  id: string
  title: string
  shownOn: Date
  /** From 1 to 5, where what was shown says so. */
  level?: number
  checkedBy: (typeof shownCheckers)[number]
}

/** A skill shown here, and the line that a resume can get for it. */
export const ShownEntry = z.object({
  skill: essential(z.string()),
  kind: z.enum(shownKinds),
  id: essential(z.string()),
  title: essential(z.string()),
  /** ISO date. */
  shownOn: essential(z.string()),
  checkedBy: z.enum(shownCheckers),
  /** What the target role gives the skill, from 5 down to 1; 0 if it does not list it. */
  weight: z.number(),
  /** A course that teaches the skill and that the person says they finished. */
  course: z.string().optional(),
  /** Whether it counts fully; otherwise in part. */
  grade: z.enum(['fully', 'partly']),
  /** Says what was done, where and when, without a mark. */
  line: z.string(),
  isOnResume: z.boolean(),
  /** An interview answer counts, but is no line for a resume. */
  isForResume: z.boolean().optional(),
})
export type ShownEntry = z.output<typeof ShownEntry>

export const ShownSkills = z.object({
  /** Newest first. */
  shown: z.array(whole(ShownEntry)),
  /** The newest finished version, which a line is added to; `null` if there is none. */
  resume: whole(z.object({ id: rowId, version: z.number().int() }).nullable()),
})
export type ShownSkills = z.output<typeof ShownSkills>

export const getShownSkills = defineCall({
  method: 'GET',
  path: '/api/shown-skills',
  access: 'session',
  cost: 'work',
  response: ShownSkills,
})

/**
 * Adds the line of something shown to the newest finished version of the resume, like a correction of the person's. A
 * line about an older showing of the same thing is replaced; a line that is there already changes nothing. 404 for
 * something that was not shown, 409 (NOT_READY) without a finished version, 409 (CONFLICT) for an interview answer.
 */
export const addShownToResume = defineCall({
  method: 'POST',
  path: '/api/shown-skills/resume-lines',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: z.strictObject({
    skill: z.string().max(200, 'A skill has at most 200 characters.'),
    kind: z.enum(shownKinds, 'Choose what was shown.'),
    id: z.string().max(200, 'Send the id of what was shown.'),
  }),
  response: dispensable(ShownSkills),
})
