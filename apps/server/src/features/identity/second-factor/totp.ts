import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
const secretBytes = 20
// Tolerates a phone clock that is half a minute off, either way.
const stepsOff = 1

/** A new authenticator secret, in the form a person can type. */
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

/** The URI in the QR code that an authenticator app scans. */
export const totpUri = (given: { secret: string; label: string }): string => appCodes(given).toString()

/** The time step a code belongs to; undefined if the code isn't valid now. */
export const findTimeStep = ({
  secret,
  code,
  now,
}: {
  secret: string
  code: string
  now: Date
}): number | undefined => {
  // The library compares buffers of equal length and throws on non-digit input of the same length.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const codes = appCodes({ secret })
  const off = codes.validate({ token: code, timestamp, window: stepsOff })
  return off === null ? undefined : codes.counter({ timestamp }) + off
}
