import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
const secretBytes = 20
// A phone's clock may be half a minute off, either way.
const stepsOff = 1

/** A new secret for an authenticator app, as the app takes it when it is typed. */
export const makeTotpSecret = (): string => new Secret({ size: secretBytes }).base32

const appCodes = ({ secret, label = '' }: { secret: string; label?: string }) =>
  new TOTP({
    issuer: 'Nextrung',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** The address that an authenticator app reads from the picture. */
export const totpUri = (given: { secret: string; label: string }): string => appCodes(given).toString()

/** The time step that a code belongs to; undefined for a code that is wrong now. */
export const findTimeStep = ({
  secret,
  code,
  now,
}: {
  secret: string
  code: string
  now: Date
}): number | undefined => {
  // The library compares bytes of equal number, and throws at other letters of the same count.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const codes = appCodes({ secret })
  const off = codes.validate({ token: code, timestamp, window: stepsOff })
  return off === null ? undefined : codes.counter({ timestamp }) + off
}
