import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'

/** What is checked or handed in here, and not asked: exercises and challenges. */
export const taskKinds = ['exercise', 'challenge'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskReportReasons = ['wrong_check', 'not_working', 'unclear', 'outdated', 'other'] as const
export type TaskReportReason = (typeof taskReportReasons)[number]

export const taskReportLimits = { noteCharacters: 1000, reportsPerDay: 50 } as const

/**
 * Tells the operator that something is wrong with an exercise or a challenge. A second report of the same person about the
 * same one replaces the first. 404 for one that is not offered.
 */
export const reportTask = defineCall({
  method: 'POST',
  path: '/api/task-reports',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  body: z.strictObject({
    kind: z.enum(taskKinds, 'Say whether it is an exercise or a challenge.'),
    id: z.string().min(1).max(200),
    reason: z.enum(taskReportReasons, 'Choose what is wrong.'),
    note: z
      .string()
      .trim()
      .max(
        taskReportLimits.noteCharacters,
        `A note has at most ${taskReportLimits.noteCharacters} characters.`,
      )
      .nullish(),
  }),
  response: dispensable(z.object({ reportedAt: z.string() })),
})
