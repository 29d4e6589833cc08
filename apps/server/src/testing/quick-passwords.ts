import { createHash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from '../features/identity/identity.ts'

const hash = (password: string) => `quick:${createHash('sha256').update(password).digest('hex')}`

/**
 * Fast password hashing for tests about other things, which used to spend a tenth of their time on sign-ups. Hashes
 * made by an operator's command are still verified with the real algorithm.
 */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hash(password),
  verify: async (given) =>
    given.hash.startsWith('quick:') ? given.hash === hash(given.password) : verifyPassword(given),
}
