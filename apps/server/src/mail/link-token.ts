import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'

type Keyed = Pick<Services, 'counterSecret'>

/** Placeholder for the token in the text of a queued mail. */
export const tokenPlace = '{token}'

/** The seed of a link's token, for the mail, and the hash under which the link is stored. */
export const makeLinkToken = (keyed: Keyed): { seed: string; tokenHash: string } => {
  const seed = randomBytes(32).toString('base64url')
  return { seed, tokenHash: hashLinkToken(linkToken(keyed, seed)) }
}

/** Derives the token from its seed. Queued mails are in the database, where the token itself must not be readable. */
export const linkToken = ({ counterSecret }: Keyed, seed: string): string =>
  createHmac('sha256', counterSecret).update(`mail link\n${seed}`).digest('base64url')

/** The token has 256 bits, so a plain hash is enough. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
