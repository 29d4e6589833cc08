import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** The installation's secret and the factor's owner: text sealed for one person can't be opened in another's row. */
type Owner = { installationSecret: string; uid: string }

const keyOf = ({ installationSecret }: Owner): Buffer =>
  Buffer.from(hkdfSync('sha256', installationSecret, '', 'nextrung second factor', 32))

/** Encrypts an authenticator secret, so that a copy of the database alone yields no codes. */
export const sealSecret = (owner: Owner, secret: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(owner), iv).setAAD(Buffer.from(owner.uid))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Decrypts a sealed secret; undefined if it was sealed for another person or with another installation's secret. */
export const openSecret = (owner: Owner, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
  try {
    const decipher = createDecipheriv(algorithm, keyOf(owner), iv, { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(owner.uid)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return undefined
  }
}
