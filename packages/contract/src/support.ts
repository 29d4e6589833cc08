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

/** Reaches the operator, by mail where it is set up and in the inbox of `npm run support` always. */
export const askForHelp = defineCall({
  method: 'POST',
  path: '/api/support',
  access: 'session',
  cost: 'quick',
  idempotency: 'key-or-recent',
  body: SupportForm,
  response: dispensable(SupportMessage),
})

/** What the help page says and shows; asked for when it is opened. */
export const SupportDesk = z.object({
  /** The person's own, newest first, at most fifty. */
  messages: z.array(SupportMessage),
  /** Whether a question is mailed to the operator; without it, it waits in the inbox of the server. */
  isMailed: z.boolean(),
  /** The contact address, to which the operator answers. */
  repliesTo: z.string(),
  /** The plan that makes a question stand first; `null` without one. */
  plan: z.string().nullable(),
  /** How many questions are left for now. */
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
