import { randomInt } from 'node:crypto'
import { newPassword } from '@nextrung/contract/auth'
import { hashPassword } from 'better-auth/crypto'
import type { Database } from '../../../db/client.ts'
import { recordAudit } from '../../audit/audit.public.ts'
import { replacePassword } from '../passwords.store.ts'
import { ensureUser, findIdentityByEmail } from '../users.store.ts'

// Leaves out characters that look alike, because someone may read the password aloud over the phone.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 5

/**
 * Sets a random password for the operator to pass on, and ends every session. Undefined if no account has the
 * address.
 */
export const resetPasswordByOperator = async (db: Database, email: string): Promise<string | undefined> => {
  const identity = await findIdentityByEmail(db, email)
  const user = identity && (await ensureUser(db, identity.id))
  if (!user) return undefined
  const password = makePassword()
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await replacePassword(tx, { uid: user.uid, hash })
    await recordAudit(tx, { userId: user.id, event: 'password.reset-by-operator' })
  })
  return password
}

const makePassword = (): string => {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  const password = Array.from({ length: groups }, group).join('-')
  return newPassword.safeParse(password).success ? password : makePassword()
}
