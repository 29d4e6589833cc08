import { z } from 'zod'
import { defineCall } from './call.ts'

export const SupportForm = z.object({
  subject: z.string().trim().min(3, 'Please say in a few words what it is about').max(200),
  message: z
    .string()
    .trim()
    .min(10, 'Please describe it in at least 10 characters')
    .max(5000, 'Please use at most 5000 characters'),
})

/** Reaches the operator, by mail where it is set up and in the inbox of `npm run support` always. */
export const askForHelp = defineCall({
  method: 'POST',
  path: '/api/support',
  access: 'session',
  body: SupportForm,
  response: z.object({ id: z.number().int(), isPriority: z.boolean(), repliesTo: z.string() }),
})

export const SupportMessage = z.object({
  id: z.number().int(),
  subject: z.string(),
  status: z.enum(['open', 'closed']),
  createdAt: z.string(),
})

/** What the person asked before; asked for when the help page is opened. */
export const listSupportMessages = defineCall({
  method: 'GET',
  path: '/api/support',
  access: 'session',
  response: z.array(SupportMessage),
})
