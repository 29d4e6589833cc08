import type { InventedPerson } from '../invented-person.ts'
import type { PersonVoice } from './person-voice.ts'

/** Where personal data is usual on a resume; elsewhere hardly anyone gives any. */
const usual = new Set(
  'DE AT FR BE ES MX PT BR IT NL PL RO UA TR IN PK BD LK NG GH KE ZA PH SG AE EG CN JP KR VN ID IL'.split(
    ' ',
  ),
)

export function inventPersonalData(
  voice: PersonVoice,
  { called, oldest }: { called: Record<string, string>; oldest: number },
): InventedPerson['personal'] {
  const { random } = voice
  if (!random.chance(usual.has(voice.country) ? 0.42 : 0.04)) return []
  const born = String(Math.floor(oldest / 12) - random.int(17, 27))
  const kinds = new Set(Array.from({ length: random.int(1, 8) }, () => voice.write('personalKind')))
  return [...kinds].map((kind) => ({
    label: voice.write(`${kind}Label`),
    value: voice.write(`${kind}Value`, { ...called, born }),
  }))
}
