import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './seal-secret.ts'
import { findTimeStep, makeTotpSecret, totpUri } from './totp.ts'

// The key of RFC 6238, appendix B, whose codes have eight digits there; an app shows the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i the code is %s, as in the standard', (second, code, step) => {
  expect(findTimeStep({ secret, code, now: new Date(second * 1000) })).toBe(step)
})

test('a code is valid one step before and after its time, and no longer', () => {
  const at = (seconds: number) => findTimeStep({ secret, code: '287082', now: new Date(seconds * 1000) })
  expect([-1, 29, 60, 89].map(at)).toEqual([undefined, 1, 1, 1])
  expect([90, 150].map(at)).toEqual([undefined, undefined])
})

test.each(['\u202eevil\u202c', '２８７０８２', '28708', '2870822', '-28708', ''])(
  '%j is a wrong code, not an error',
  (code) => {
    expect(findTimeStep({ secret, code, now: new Date(59_000) })).toBeUndefined()
  },
)

test('the URI names the account, and each secret is different', () => {
  const address = new URL(totpUri({ secret, label: 'maya+it@example.com' }))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Nextrung:maya+it@example.com')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Nextrung',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret()).not.toBe(makeTotpSecret())
})

test('a sealed secret opens only for its person and installation', () => {
  const owner = { installationSecret: 'x'.repeat(40), uid: 'maya' }
  const sealed = sealSecret(owner, secret)
  expect(sealed).not.toContain(secret)
  expect(sealSecret(owner, secret)).not.toBe(sealed)
  expect(openSecret(owner, sealed)).toBe(secret)
  expect(openSecret({ ...owner, uid: 'nia' }, sealed)).toBeUndefined()
  expect(openSecret({ ...owner, installationSecret: 'y'.repeat(40) }, sealed)).toBeUndefined()
  const flipped = Buffer.from(sealed, 'base64url')
  flipped[30] = (flipped[30] ?? 0) ^ 1
  for (const broken of [flipped.toString('base64url'), '', 'AAAA', sealed.slice(0, 30)])
    expect(openSecret(owner, broken)).toBeUndefined()
})
