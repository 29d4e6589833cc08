import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Services } from '../context.ts'

type Keyed = Pick<Services, 'counterSecret'>

/** What stands for the token in a text that waits to be sent. */
export const tokenPlace = '{token}'

/** What a link's token is made of, for its mail, and the hash that the link is stored under. */
export const makeLinkToken = (keyed: Keyed): { seed: string; tokenHash: string } => {
  const seed = randomBytes(32).toString('base64url')
  return { seed, tokenHash: hashLinkToken(linkToken(keyed, seed)) }
}

/** The token that a seed stands for. A mail waits in the database, where the token itself must not be read. */
export const linkToken = ({ counterSecret }: Keyed, seed: string): string =>
  createHmac('sha256', counterSecret).update(`mail link\n${seed}`).digest('base64url')

/** The token has 256 bits, so that a plain hash is enough. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
