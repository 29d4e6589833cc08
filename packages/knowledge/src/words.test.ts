import { describe, expect, it } from 'vitest'
import { cities, countryAliases, provinces, regions, stateNames, states } from './places/places.ts'
import { shortNames } from './skills/short-names.ts'
import { companyWords, institutionWords, titleWords } from './words/career-words.ts'
import * as certificates from './words/certificate-words.ts'
import * as dates from './words/date-words.ts'
import { headingPhrases } from './words/heading-words.ts'
import * as quantities from './words/quantity-words.ts'
import * as smallWords from './words/small-words.ts'
import { furtherLanguageNames, spokenLanguageCodes } from './words/spoken-languages.ts'
import { formalWordings, plainWordings } from './words/tone-words.ts'
import * as verbs from './words/work-verbs.ts'

const doubled = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)
const { monthNames, ...datePhrases } = dates

const lowerCase: [string, readonly string[]][] = [
  ['titles', titleWords],
  ['companies', companyWords],
  ['schools', institutionWords],
  ['languages', furtherLanguageNames],
  ['codes of languages', spokenLanguageCodes],
  ...monthNames.map((names, at): [string, readonly string[]] => [`month ${at + 1}`, names]),
  ...Object.entries(datePhrases),
  ...Object.entries(headingPhrases).map(([kind, phrases]): [string, readonly string[]] => [
    `headings of ${kind}`,
    phrases,
  ]),
  ...Object.entries(certificates),
  ...Object.entries(smallWords),
  ['small numbers', quantities.small],
  ['tens', quantities.tens],
  ['ordinals', quantities.ordinals],
  ['regular verbs', verbs.regularVerbs],
  ['doubling verbs', verbs.doublingVerbs],
]

describe('the word lists', () => {
  it.each(lowerCase)('%s: in lower case, none empty, none twice', (_name, words) => {
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => word === '' || word !== word.toLowerCase())).toEqual([])
    expect(doubled(words)).toEqual([])
  })

  it('has twelve months, and no name for two of them', () => {
    expect(monthNames).toHaveLength(12)
    expect(doubled(monthNames.flat())).toEqual([])
  })

  it('has no heading that belongs to two kinds of section', () => {
    expect(doubled(Object.values(headingPhrases).flat())).toEqual([])
  })

  it('has each number word at its value', () => {
    expect(quantities.small).toHaveLength(20)
    expect(quantities.tens).toHaveLength(8)
    expect([quantities.small[12], quantities.tens[3], quantities.ordinals[9]]).toEqual([
      'twelve',
      'fifty',
      'ninth',
    ])
  })

  it('marks as likely nouns only verbs that it knows', () => {
    const known = new Set([
      ...verbs.regularVerbs,
      ...verbs.doublingVerbs,
      ...Object.keys(verbs.irregularPasts),
    ])
    expect([...verbs.doublingIrregulars].filter((verb) => !(verb in verbs.irregularPasts))).toEqual([])
    expect(Object.values(verbs.actionNouns).filter((verb) => !known.has(verb))).toEqual([])
  })

  it.each([
    ['formal', formalWordings],
    ['plain', plainWordings],
  ])('has %s wordings that are patterns, each once', (_tone, wordings) => {
    const patterns = wordings.map(([pattern]) => pattern)
    expect(doubled(patterns)).toEqual([])
    expect(() => patterns.map((pattern) => new RegExp(pattern, 'u'))).not.toThrow()
  })

  it('writes short names of skills and their meanings in lower case', () => {
    const all = Object.entries(shortNames).flat()
    expect(all.filter((name) => name !== name.toLowerCase())).toEqual([])
  })
})

describe('the places', () => {
  it('have the codes of countries that exist', () => {
    const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
    const codes = [...cities, ...regions, ...countryAliases].map(([code]) => code)
    expect(codes.filter((code) => known.of(code) === undefined)).toEqual([])
  })

  it.each([
    ['city', cities],
    ['region', regions],
    ['country', countryAliases],
  ])('give no name of a %s to two countries', (_kind, groups) => {
    expect(doubled(groups.flatMap(([, names]): readonly string[] => names))).toEqual([])
    expect(doubled(groups.map(([code]): string => code))).toEqual([])
  })

  it('have no code that is both a state and a province', () => {
    expect(doubled([...states, ...provinces])).toEqual([])
    expect(states).toHaveLength(51)
    expect(doubled(stateNames)).toEqual([])
  })
})
