import type { InventedPerson } from '../invented-person.ts'
import { drawTown, type PersonVoice } from './person-voice.ts'
import { tell } from './text-grammar.ts'

type Identity = Pick<InventedPerson, 'name' | 'email' | 'phone' | 'place' | 'links'> & {
  /** Slots for what is written around the person's own name: first, last, initial, slug. */
  called: Record<string, string>
}

export function inventIdentity(voice: PersonVoice): Identity {
  const { random, country } = voice
  const culture = tell('cultures', { random, tags: [country], values: {} })
  const name = tell('name', { random, tags: [culture], values: {} })
  const called = nameSlots(name)
  const town = drawTown(voice)
  return {
    name,
    called,
    email: random.chance(0.94) ? voice.write('email', called) : undefined,
    phone: random.chance(0.88) ? voice.write('phone') : undefined,
    place: random.chance(0.86) ? voice.write('place', town) : undefined,
    links: Array.from(
      {
        length: random.weighted([
          [0, 45],
          [1, 30],
          [2, 18],
          [3, 5],
          [4, 2],
        ]),
      },
      () => voice.write('link', called),
    ),
  }
}

const notNames = new Set(
  'mr mrs ms dr prof ing eng engr dipl capt sgt rev lic mgr mag hab med dott dottssa mme jr sr ii iii iv phd mba pmp rn cpa'.split(
    ' ',
  ),
)

/** Names in addresses carry neither marks nor credentials. */
function nameSlots(name: string): Record<string, string> {
  const words = name
    .replace(/[("“'][^)"”']*[)"”']|,.*$/g, ' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^a-z\s]/g, '')
    .split(/\s+/)
    .filter((word) => word.length > 1 && !notNames.has(word))
  const first = words[0] ?? 'me'
  const last = words.at(-1) ?? first
  return { first, last, initial: first.charAt(0), slug: first === last ? first : `${first}${last}` }
}
