import { TargetRole } from '@nextrung/contract/roles'
import { z } from 'zod'

/** What a message names. */
export const Mentioned = z.object({
  /** The roles that can be chosen as a target, in the order in which they are named. */
  roles: z.array(TargetRole),
  /** Other roles, as written; no figures exist for them. */
  otherRoles: z.array(z.string()),
  skills: z.array(z.string()),
  hoursPerWeek: z.number().optional(),
  /** An amount of money as written, "$50". */
  amount: z.string().optional(),
  years: z.number().optional(),
})
export type Mentioned = z.output<typeof Mentioned>
