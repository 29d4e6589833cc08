import { z } from 'zod'
import { defineCall } from './call.ts'

/** `alive`: the process responds. `ready`: it can serve. `degraded`: it serves, with the named problems. */
export const Health = z.object({
  status: z.enum(['ready', 'degraded', 'unavailable']),
  alive: z.literal(true),
  ready: z.boolean(),
  degraded: z.array(z.string()),
})

export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'public',
  cost: 'free',
  response: Health,
})
