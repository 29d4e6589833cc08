import { createHmac, randomInt } from 'node:crypto'

// Without letters and digits that are taken for each other on paper. 12 of them are some 58 bits.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 3
const groupLength = 4
const codeCount = 10

/** Ten new codes as a person copies them: `K7QM-2XWP-9TRD`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: codeCount }, makeCode)

const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** What is kept of a code: keyed, because a code is shorter than what a copied database can be searched for. */
export const hashRecoveryCode = (owner: { installationSecret: string; uid: string }, code: string): string =>
  createHmac('sha256', owner.installationSecret)
    .update(['recovery code', owner.uid, code.toUpperCase().replace(/[^A-Z0-9]/g, '')].join('\n'))
    .digest('base64url')
