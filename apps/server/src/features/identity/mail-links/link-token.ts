import { createHash, randomBytes } from 'node:crypto'

/** A new link's token, and the hash that alone is stored of it. */
export const makeLinkToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashLinkToken(token) }
}

/** What a link is stored under. The token has 256 random bits, so that a plain hash is enough. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
