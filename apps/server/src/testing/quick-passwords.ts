import { createHash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from '../features/identity/identity.ts'

const hash = (password: string) => `quick:${createHash('sha256').update(password).digest('hex')}`

/**
 * Passwords kept without the work that makes guessing slow, for tests that are not about it: a tenth of their time
 * went into signing people up. What an operator's command has hashed is verified as it is in life.
 */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => hash(password),
  verify: async (given) =>
    given.hash.startsWith('quick:') ? given.hash === hash(given.password) : verifyPassword(given),
}
