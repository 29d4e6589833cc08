import type { InventedPerson } from '../invented-person.ts'
import type { Random } from '../seeded-random.ts'
import type { Layout } from '../shapes.ts'
import { type DateStyle, makeDateStyle } from './date-style.ts'
import { documentKinds, type Part } from './document-kinds.ts'
import { wordingIn } from './words.ts'

/** One person at the keyboard: the habits that stay the same all through a resume. */
export type Writing = {
  person: InventedPerson
  random: Random
  format: Layout['format']
  /** A word such as "Position" as this person words it. */
  word: (key: string) => string
  dates: DateStyle
  /** Between things on one line, such as " | ". */
  separator: string
  /** In front of list items. */
  bullet: string
  /** The kind of document, such as a LinkedIn export, and the grammars that come with it. */
  kind: { name: string; grammars: Partial<Record<Part, string>>; runningFoot?: string }
  /** Puts two parts under one heading where they follow each other. */
  mergesHeadings: boolean
  /** How many of the headings are in the person's own words. */
  ownHeadings: number
  /** Headings typed without capitals. */
  smallHeadings: boolean
  /** Between entries, in points. */
  entrySpace: number
}

const separators: readonly (readonly [string, number])[] = [
  [', ', 26],
  [' | ', 22],
  [' - ', 10],
  [' – ', 10],
  [' — ', 4],
  [' • ', 8],
  [' · ', 7],
  [' / ', 4],
  ['; ', 2],
  [' // ', 1],
  [' || ', 1],
  [' :: ', 1],
  [' ~ ', 1],
  [' ● ', 1],
  [' ◆ ', 1],
  ['   ', 1],
]

const typedBullets: readonly (readonly [string, number])[] = [
  ['-', 45],
  ['*', 28],
  ['•', 15],
  ['+', 4],
  ['o', 4],
  ['>', 2],
  ['–', 2],
]

const drawnBullets: readonly (readonly [string, number])[] = [
  ['•', 60],
  ['-', 12],
  ['–', 7],
  ['▪', 6],
  ['●', 4],
  ['◦', 3],
  ['■', 2],
  ['➢', 2],
  ['›', 1],
  ['*', 1],
  ['✓', 1],
  ['»', 1],
  ['→', 1],
]

export function makeWriting(input: {
  person: InventedPerson
  random: Random
  format: Layout['format']
}): Writing {
  const { person, random, format } = input
  const { language } = person
  const shouts = random.chance(0.04)
  const word = wordingIn({ language, pick: (variants) => pickUsual({ random, variants }) })
  return {
    person,
    random,
    format,
    word: (key) => (shouts ? word(key).toUpperCase() : word(key)),
    dates: makeDateStyle({ language, random }),
    mergesHeadings: random.chance(0.1),
    ownHeadings: random.weighted([
      [0, 60],
      [0.3, 15],
      [0.8, 25],
    ]),
    smallHeadings: random.chance(0.04),
    kind: chooseKind({ random, format }),
    separator: random.weighted(separators),
    entrySpace: random.weighted([
      [0, 12],
      [3, 10],
      [6, 40],
      [10, 30],
      [14, 8],
    ]),
    bullet: random.weighted(format === 'txt' ? typedBullets : drawnBullets),
  }
}

/** Most people follow no template that would tell how everything looks. */
function chooseKind({ random, format }: Pick<Writing, 'random' | 'format'>): Writing['kind'] {
  if (random.chance(0.82)) return { name: 'own', grammars: {} }
  const suited = Object.entries(documentKinds).filter(([, { formats }]) => formats.includes(format))
  const [name, kind] = random.weighted(suited.map((entry) => [entry, entry[1].weight] as const))
  return { name, ...kind }
}

/** The wordings that stand first are the usual ones. */
function pickUsual({ random, variants }: { random: Random; variants: readonly string[] }): string {
  return random.pick(random.chance(0.4) ? variants.slice(0, 2) : variants)
}
