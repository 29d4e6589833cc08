import type { AuditEventName } from '@nextrung/contract/audit-events'
import type { Database } from '../../db/client.ts'
import { recordAudit } from '../audit/audit.public.ts'
import { disableUserByEmail, enableUserByEmail, ensureUser, findIdentityByEmail } from './users.store.ts'

type Change = { email: string; event: AuditEventName; change: typeof disableUserByEmail }

const changeAndRecord = (db: Database, { email, event, change }: Change): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await change(tx, email))) return false
    const identity = await findIdentityByEmail(tx, email)
    const user = identity && (await ensureUser(tx, identity.id))
    if (user) await recordAudit(tx, { userId: user.id, event })
    return true
  })

/** Disables an account, ends its sessions and records it in the audit log. False if no account has this address. */
export const disableByOperator = (db: Database, email: string): Promise<boolean> =>
  changeAndRecord(db, { email, event: 'account.disabled', change: disableUserByEmail })

/** Re-enables a disabled account and records it in the audit log. False if no account has this address. */
export const enableByOperator = (db: Database, email: string): Promise<boolean> =>
  changeAndRecord(db, { email, event: 'account.enabled', change: enableUserByEmail })
