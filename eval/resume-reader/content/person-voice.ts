import type { ResumeLanguage } from '../invented-person.ts'
import type { Random } from '../seeded-random.ts'
import { tell } from './text-grammar.ts'

type Values = Readonly<Record<string, string | (() => string)>>

/** Everything one person writes comes from one voice: language, country, field of work and the draw. */
export type PersonVoice = {
  random: Random
  language: ResumeLanguage
  country: string
  /** Field of work, such as "tech" or "care". */
  field: string
  write: (rule: string, values?: Values) => string
  /** Up to `count` different texts of a rule. */
  writeSome: (rule: string, count: number) => string[]
  /** The same voice telling of work in another field, and of the years of that work. */
  inField: (field: string, during?: { from: number; to: number }) => PersonVoice
}

const languages: readonly ResumeLanguage[] = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'pl', 'sv']

export function makeVoice(random: Random): PersonVoice {
  const drawn = tell('language', { random, tags: [], values: {} })
  const language = languages.find((known) => known === drawn) ?? 'en'
  const country = tell('homeCountry', { random, tags: [language], values: {} })
  const field = tell('field', { random, tags: [], values: {} })
  return voiceOf({ random, language, country, field }, { from: 2003, to: 2024 })
}

function voiceOf(
  setting: Pick<PersonVoice, 'random' | 'language' | 'country' | 'field'>,
  during: { from: number; to: number },
): PersonVoice {
  const { random, language, country, field } = setting
  const tags = [language, country, field]
  const middle = Math.floor((during.from + during.to) / 2)
  const surroundings: Values = {
    ...drawTown({ random, country }),
    earlierYear: () => String(random.int(during.from, middle)),
    year: () => String(random.int(middle, during.to)),
    family: () => nameOfNeighbour(setting, 'family'),
    given: () => nameOfNeighbour(setting, 'given'),
  }
  const write = (rule: string, values?: Values) => {
    const text = tell(rule, { random, tags, values: values ? { ...surroundings, ...values } : surroundings })
    return (language === 'fr' ? elided(text) : text).trim()
  }
  return {
    ...setting,
    write,
    writeSome: (rule, count) => {
      const texts = new Set<string>()
      for (let tries = 0; texts.size < count && tries < count * 3; tries += 1) texts.add(write(rule))
      return [...texts]
    },
    inField: (other, then = during) => voiceOf({ ...setting, field: other }, then),
  }
}

/** French drops a vowel before another one: "de la économie" is "de l'économie". */
function elided(text: string): string {
  return text
    .replace(/\b(?:de la|du) (?=[aeiouéèê])/g, "de l'")
    .replace(/\b(d|qu)e (?=[AEIOUÉÈÊaeiouéèê])/g, "$1'")
}

/** Most employers and streets are called after people of the country, some after people from elsewhere. */
function nameOfNeighbour(setting: Pick<PersonVoice, 'random' | 'country'>, rule: 'family' | 'given'): string {
  const { random, country } = setting
  const culture = tell('cultures', { random, tags: [random.chance(0.8) ? country : 'US'], values: {} })
  return tell(rule, { random, tags: [culture], values: {} })
}

/** The values that places and local employers are written from. */
export function drawTown({
  random,
  country,
}: Pick<PersonVoice, 'random' | 'country'>): Record<string, string> {
  const telling = { random, tags: [country], values: {} }
  const [city = '', short = '', region = '', zip = '', abroad] = tell('town', telling).split('/')
  return {
    city,
    short: short || region,
    region,
    zip: zip || short || region,
    country: abroad ?? tell('country', telling),
    street: tell('street', telling),
  }
}
