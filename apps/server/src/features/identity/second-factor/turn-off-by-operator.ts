import type { Database } from '../../../db/client.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { ensureUser, findIdentityByEmail } from '../users.store.ts'
import { removeSecondFactor } from './second-factor.store.ts'

/**
 * Turns the second factor off for someone who lost both the app and the recovery codes. False if no account has this
 * address.
 */
export const turnOffSecondFactorByEmail = async (db: Database, email: string): Promise<boolean> => {
  const identity = await findIdentityByEmail(db, email)
  if (!identity) return false
  const user = await ensureUser(db, identity.id)
  await db.transaction(async (tx) => {
    const wasOn = await removeSecondFactor(tx, identity.id)
    if (wasOn && user)
      await recordAudit(tx, { userId: user.id, event: 'second-factor.off', detail: { byOperator: true } })
  })
  return true
}
