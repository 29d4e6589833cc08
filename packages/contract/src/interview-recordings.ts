import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, essential } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

const megabyte = 1024 * 1024

export const recordingLimits = {
  /** The most bytes of one recording. */
  bytes: 10 * megabyte,
  /** The most bytes of all recordings of one person. */
  allBytes: 60 * megabyte,
  recordings: 100,
  questionCharacters: 500,
  /** The longest recording, in seconds. */
  seconds: 15 * 60,
} as const

/** The text that a person agrees to before anything is recorded. A change of meaning takes a new version. */
export const recordingConsent = {
  version: 1,
  text: 'Record my spoken answers and keep the sound on this server, so that I can listen to it again. Only I can play it. I can delete each recording, and withdrawing this consent deletes all of them.',
} as const

/** A spoken answer that was kept. */
export const InterviewRecording = z.object({
  id: essential(z.number().int()),
  /** The stored answer it belongs to; `null` for one that was recorded while no answer was sent. */
  responseId: z.number().int().nullable(),
  /** The answer of a mock interview it belongs to, if that is not in the history of practice. */
  mockAnswerId: z.number().int().nullish(),
  /** The question that was answered. */
  question: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  seconds: z.number().int(),
  /** ISO date and time. */
  recordedAt: essential(z.string()),
})
export type InterviewRecording = z.output<typeof InterviewRecording>

export const RecordingOverview = z.object({
  /** When the person agreed to the current text; `null` if they have not, or withdrew it. */
  consentedAt: z.string().nullable(),
  recordings: z.array(InterviewRecording),
  usedBytes: z.number().int(),
})
export type RecordingOverview = z.output<typeof RecordingOverview>

/** Newest first. */
export const listInterviewRecordings = defineCall({
  method: 'GET',
  path: '/api/interview-recordings',
  access: 'session',
  cost: 'quick',
  response: RecordingOverview,
})

/** Agrees to the recording of spoken answers. 409 (CONFLICT) for another version of the text than the current one. */
export const giveRecordingConsent = defineCall({
  method: 'PUT',
  path: '/api/interview-recordings/consent',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['recording.consent-given', 'nothing'],
  body: z.strictObject({ version: z.int().min(1).max(1000) }),
  response: RecordingOverview,
})

/** Withdraws the consent and deletes every recording. */
export const withdrawRecordingConsent = defineCall({
  method: 'DELETE',
  path: '/api/interview-recordings/consent',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  audit: ['recording.consent-withdrawn', 'nothing'],
  response: RecordingOverview,
})

/**
 * Keeps a recording. 403 without the consent, 413 or 415 (UNSUPPORTED_FILE) for another size or kind, 409 (CONFLICT)
 * once the recordings take all the room that one person has for them, or for an answer that has a recording; 404 for an
 * answer that is not the person's own.
 */
export const addInterviewRecording = defineCall({
  method: 'POST',
  path: '/api/interview-recordings',
  access: 'session',
  cost: 'upload',
  idempotency: 'key-or-in-flight',
  form: z.object({
    question: z.string().trim().max(recordingLimits.questionCharacters, 'The question is too long.'),
    seconds: z.coerce.number().int().min(0).max(recordingLimits.seconds, 'The recording is too long.'),
    /** The answer it belongs to, if that was stored. */
    responseId: rowId.optional(),
  }),
  response: RecordingOverview,
})

/**
 * Says which answer a recording belongs to: `responseId` of one in the history of practice, or `mockAnswerId` of one that
 * is only in a mock interview. 409 (CONFLICT) if either belongs to another one.
 */
export const attachInterviewRecording = defineCall({
  method: 'PUT',
  path: '/api/interview-recordings/:id/answer',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  body: z.union(
    [z.strictObject({ responseId: rowId }), z.strictObject({ mockAnswerId: rowId })],
    'Send either responseId or mockAnswerId.',
  ),
  response: RecordingOverview,
})

export const playInterviewRecording = defineCall({
  method: 'GET',
  path: '/api/interview-recordings/:id/sound',
  access: 'session',
  cost: 'work',
  params: z.object({ id: rowId }),
  binary: true,
})

export const deleteInterviewRecording = defineCall({
  method: 'DELETE',
  path: '/api/interview-recordings/:id',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(RecordingOverview),
})
