import { z } from 'zod'
import { defineCall } from './call.ts'
import { Application, applicationStages } from './job-applications.ts'
import { dispensable, essential } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

export const boardLimits = {
  titleCharacters: 200,
  linkCharacters: 1000,
  descriptionCharacters: 20_000,
  textCharacters: 4000,
  /** The most notes, contacts and reminders of one application. */
  entries: 100,
  /** Replies are shown as a rate from this many applications on. */
  leastForRate: 5,
} as const

export const boardEntryKinds = ['note', 'contact', 'reminder'] as const

const isoDay = z.iso.date('Choose a date.')
const text = z
  .string()
  .trim()
  .min(1, 'Write something first.')
  .max(boardLimits.textCharacters, `Use at most ${boardLimits.textCharacters} characters.`)

/** A note, somebody at the employer, or something to do by a day. */
export const BoardEntryValues = z.strictObject({
  kind: z.enum(boardEntryKinds),
  /** What a note says, who a contact is, or what to do. */
  text,
  /** The day a reminder is due. */
  dueOn: isoDay.nullish(),
  isDone: z.boolean().nullish(),
})
export type BoardEntryValues = z.output<typeof BoardEntryValues>

export const BoardEntry = z.object({
  id: essential(z.number().int()),
  kind: z.enum(boardEntryKinds),
  text: essential(z.string()),
  dueOn: z.string().nullable(),
  isDone: z.boolean(),
  createdAt: z.string(),
})
export type BoardEntry = z.output<typeof BoardEntry>

export const BoardCard = Application.extend({
  id: essential(z.number().int()),
  stage: z.enum(applicationStages),
  /** Where the job was found; only for those added by hand. */
  link: z.string().nullable(),
  description: z.string().nullable(),
  /** Counts the changes; a change says which one it is based on. */
  revision: z.number().int(),
  entries: z.array(BoardEntry),
})
export type BoardCard = z.output<typeof BoardCard>

/** How many applications with a version, or in a band of scores, were answered. */
export const ReplyCount = z.object({
  /** Such as `Version 3` or `75 and up`. */
  name: essential(z.string()),
  sent: z.number().int(),
  /** Invitations to an interview and beyond. */
  invited: z.number().int(),
  rejected: z.number().int(),
  /** In percent; null under five applications. */
  rate: z.number().int().nullable(),
})

export const Board = z.object({
  /** Newest first. */
  cards: z.array(BoardCard),
  byVersion: z.array(ReplyCount),
  byScore: z.array(ReplyCount),
})
export type Board = z.output<typeof Board>

export const getBoard = defineCall({
  method: 'GET',
  path: '/api/job-applications',
  access: 'session',
  cost: 'quick',
  response: Board,
})

/** Every application as a table (CSV). */
export const downloadBoard = defineCall({
  method: 'GET',
  path: '/api/job-applications/file',
  access: 'session',
  cost: 'work',
  binary: true,
})

const title = (of: string) =>
  z
    .string()
    .trim()
    .min(1, `Name the ${of}.`)
    .max(boardLimits.titleCharacters, `Use at most ${boardLimits.titleCharacters} characters.`)
const link = z
  .url({ protocol: /^https?$/, error: 'Give a link that begins with https://.' })
  .max(boardLimits.linkCharacters, 'This link is too long.')

const values = {
  title: title('job'),
  company: title('employer'),
  location: z
    .string()
    .trim()
    .max(boardLimits.titleCharacters, `A place has at most ${boardLimits.titleCharacters} characters.`)
    .nullish(),
  link: link.nullish(),
  description: z
    .string()
    .trim()
    .max(
      boardLimits.descriptionCharacters,
      `A description has at most ${boardLimits.descriptionCharacters.toLocaleString('en-US')} characters.`,
    )
    .nullish(),
  /** The day it was sent. */
  sentOn: isoDay.nullish(),
}

/** Adds an application that was made elsewhere, or a job to apply for. 409 (CONFLICT) once the board is full. */
export const addApplication = defineCall({
  method: 'POST',
  path: '/api/job-applications',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-in-flight',
  body: z.strictObject({ ...values, stage: z.enum(applicationStages) }),
  response: BoardCard,
})

/**
 * Changes the given fields. Those that describe the job can only be changed for one added by hand (400). 409 (CONFLICT)
 * if it was changed elsewhere since `revision`.
 */
export const changeApplication = defineCall({
  method: 'PATCH',
  path: '/api/job-applications/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({
    ...values,
    title: values.title.optional(),
    company: values.company.optional(),
    stage: z.enum(applicationStages).optional(),
    revision: z.int().min(0).optional(),
  }),
  response: BoardCard,
})

const entryParams = z.object({ id: rowId, entryId: rowId })

/** 409 (CONFLICT) once the application has too many. */
export const addBoardEntry = defineCall({
  method: 'POST',
  path: '/api/job-applications/:id/entries',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-in-flight',
  params: z.object({ id: rowId }),
  body: BoardEntryValues,
  response: BoardEntry,
})

export const saveBoardEntry = defineCall({
  method: 'PUT',
  path: '/api/job-applications/:id/entries/:entryId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: entryParams,
  body: BoardEntryValues,
  response: BoardEntry,
})

export const deleteBoardEntry = defineCall({
  method: 'DELETE',
  path: '/api/job-applications/:id/entries/:entryId',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: entryParams,
  response: dispensable(z.object({ id: z.number().int() })),
})

/** A draft of a message that asks how an application stands, from what is known of it. Nothing is sent. */
export const draftFollowUp = defineCall({
  method: 'GET',
  path: '/api/job-applications/:id/follow-up',
  access: 'session',
  cost: 'quick',
  params: z.object({ id: rowId }),
  response: z.object({ subject: z.string(), text: z.string() }),
})
