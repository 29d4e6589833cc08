import { createHmac, randomInt } from 'node:crypto'

// Leaves out characters that look alike on paper. 12 of these are some 58 bits.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 3
const groupLength = 4
const codeCount = 10

/** Ten new codes in the form people copy: `K7QM-2XWP-9TRD`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: codeCount }, makeCode)

const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The stored hash of a code. Keyed, because codes are short enough to brute-force from a copied database. */
export const hashRecoveryCode = (owner: { installationSecret: string; uid: string }, code: string): string =>
  createHmac('sha256', owner.installationSecret)
    .update(['recovery code', owner.uid, code.toUpperCase().replace(/[^A-Z0-9]/g, '')].join('\n'))
    .digest('base64url')
