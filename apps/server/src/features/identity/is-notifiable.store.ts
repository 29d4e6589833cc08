import type { Settings } from '@nextrung/contract/settings'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { users } from './identity.table.ts'

/** A condition for other features' queries: the person's account is active, and this notification switch is on. */
export const isNotifiable = (userId: AnyColumn, name: keyof Settings['notifications']): SQL => sql`exists (
  select 1 from ${users} where ${users.id} = ${userId} and ${users.disabledAt} is null
    and coalesce(${users.settings}->'notifications'->>${name}::text, 'true') <> 'false'
)`
