import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'
import { Resume } from './resumes.ts'
import { rowId } from './whole-number.ts'

/** The person's answer about one field: it is right as read, it should be `value`, or it should be left out. */
export const FieldAnswer = z.discriminatedUnion('answer', [
  z.object({ pointer: z.string().max(200), answer: z.literal('right') }),
  z.object({
    pointer: z.string().max(200),
    answer: z.literal('change'),
    value: z.string().trim().min(1, 'Type what it should be.').max(500, 'Use at most 500 characters.'),
  }),
  z.object({ pointer: z.string().max(200), answer: z.literal('leave-out') }),
])
export type FieldAnswer = z.output<typeof FieldAnswer>

/**
 * Answers questions about unsure fields. Changes make a version, "Corrected by you", and the further answers of the
 * same sitting go into it; confirmations make none. Answers the version that holds them.
 */
export const answerUnsure = defineCall({
  method: 'POST',
  path: '/api/resumes/:id/answers',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({ answers: z.array(FieldAnswer).min(1).max(50) }),
  response: dispensable(Resume),
})
