import { z } from 'zod'
import { assessmentLimits } from './assessments.ts'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

export const questionReportReasons = [
  'wrong_answer',
  'more_than_one_answer',
  'unclear',
  'outdated',
  'other',
] as const

/**
 * Tells the operator that something is wrong with a question. A second report of the same person about the same question
 * replaces the first. 404 for a question that the person was never asked.
 */
export const reportQuestion = defineCall({
  method: 'POST',
  path: '/api/interview/questions/:id/report',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.strictObject({
    reason: z.enum(questionReportReasons, 'Choose what is wrong with the question.'),
    note: z
      .string()
      .trim()
      .max(
        assessmentLimits.noteCharacters,
        `A note has at most ${assessmentLimits.noteCharacters} characters.`,
      )
      .nullish(),
  }),
  response: dispensable(z.object({ reportedAt: z.string() })),
})
