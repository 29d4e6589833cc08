import { createHmac, timingSafeEqual } from 'node:crypto'

type NewCookie = { name: string; secret: string; token: string; maxAgeSeconds: number; isSecure: boolean }

/** The session cookie, in the format better-auth writes. */
export const signedCookie = ({ name, secret, token, maxAgeSeconds, isSecure }: NewCookie): string => {
  const value = encodeURIComponent(`${token}.${seal(token, secret)}`)
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

type Sealed = { name: string; secret: string; headers: Headers }

/** The session token in the signed cookie of this name; undefined if the signature is invalid. */
export const findSignedToken = ({ name, secret, headers }: Sealed): string | undefined => {
  const start = `${name}=`
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start))
  const value = decode(cookie?.slice(start.length) ?? '')
  const at = value.lastIndexOf('.')
  if (at < 1) return undefined
  const token = value.slice(0, at)
  const expected = Buffer.from(seal(token, secret))
  const given = Buffer.from(value.slice(at + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** The signature better-auth appends to a token. */
const seal = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64')

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
