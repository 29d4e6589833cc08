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
  /** The same voice for work in another field. */
  inField: (field: string) => PersonVoice
}

const languages: readonly ResumeLanguage[] = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'pl', 'sv']

export function makeVoice(random: Random): PersonVoice {
  const drawn = tell('language', { random, tags: [], values: {} })
  const language = languages.find((known) => known === drawn) ?? 'en'
  const country = tell('homeCountry', { random, tags: [language], values: {} })
  const field = tell('field', { random, tags: [], values: {} })
  return voiceOf({ random, language, country, field })
}

function voiceOf(setting: Pick<PersonVoice, 'random' | 'language' | 'country' | 'field'>): PersonVoice {
  const { random, language, country, field } = setting
  const tags = [language, country, field]
  const surroundings: Values = {
    ...drawTown({ random, country }),
    family: () => nameOfNeighbour(setting, 'family'),
    given: () => nameOfNeighbour(setting, 'given'),
  }
  const write = (rule: string, values?: Values) =>
    tell(rule, { random, tags, values: values ? { ...surroundings, ...values } : surroundings }).trim()
  return {
    ...setting,
    write,
    writeSome: (rule, count) => {
      const texts = new Set<string>()
      for (let tries = 0; texts.size < count && tries < count * 3; tries += 1) texts.add(write(rule))
      return [...texts]
    },
    inField: (other) => voiceOf({ ...setting, field: other }),
  }
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
  const [city = '', short = '', region = '', zip = ''] = tell('town', telling).split('/')
  return {
    city,
    short: short || region,
    region,
    zip: zip || short || region,
    country: tell('country', telling),
    street: tell('street', telling),
  }
}
