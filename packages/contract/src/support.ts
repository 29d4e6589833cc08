import { z } from 'zod'
import { defineCall } from './call.ts'
import { dispensable, whole } from './reader-marks.ts'

export const SupportForm = z.object({
  subject: z
    .string()
    .trim()
    .min(3, 'Please say in a few words what it is about')
    .max(200, 'Please use at most 200 characters'),
  message: z
    .string()
    .trim()
    .min(10, 'Please describe it in at least 10 characters')
    .max(5000, 'Please use at most 5000 characters'),
})
export type SupportForm = z.output<typeof SupportForm>

export const SupportMessage = z.object({
  id: z.number().int(),
  subject: z.string(),
  message: z.string(),
  isPriority: z.boolean(),
  status: z.enum(['open', 'closed']),
  createdAt: z.string(),
})
export type SupportMessage = z.output<typeof SupportMessage>

/** Sends a message to the operator: by mail if configured, and always to the inbox of `npm run support`. */
export const askForHelp = defineCall({
  method: 'POST',
  path: '/api/support',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-recent',
  body: SupportForm,
  response: dispensable(SupportMessage),
})

/** The content of the help page; loaded when it opens. */
export const SupportDesk = z.object({
  /** The person's own messages, newest first, at most fifty. */
  messages: z.array(SupportMessage),
  /** Whether questions are mailed to the operator; otherwise they wait in the server's inbox. */
  isMailed: z.boolean(),
  /** The contact address the operator replies to. */
  repliesTo: z.string(),
  /** The plan that gives questions priority; `null` without one. */
  plan: z.string().nullable(),
  /** How many more questions the person may ask for now. */
  left: z.number().int(),
})
export type SupportDesk = z.output<typeof SupportDesk>

export const getSupportDesk = defineCall({
  method: 'GET',
  path: '/api/support',
  access: 'session',
  cost: 'quick',
  response: whole(SupportDesk),
})
