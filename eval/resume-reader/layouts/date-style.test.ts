import { expect, test } from 'vitest'
import { makeRandom } from '../seeded-random.ts'
import { makeDateStyle } from './date-style.ts'
import { singleDates } from './single-dates.ts'

const styles = Array.from({ length: 3000 }, (_, seed) =>
  makeDateStyle({ language: 'en', random: makeRandom(seed) }),
)

const written = (pieces: { text: string }[] | undefined): string =>
  (pieces ?? []).map(({ text }) => text).join('')

test('people write dates in every style', () => {
  const german = Array.from({ length: 3000 }, (_, seed) =>
    makeDateStyle({ language: 'de', random: makeRandom(seed) }),
  )
  const used = new Set([...styles, ...german].map(({ name }) => name.split('_')[0]))
  const known = Object.entries(singleDates).filter(
    ([, { languages }]) =>
      languages === undefined || languages.some((language) => ['en', 'de'].includes(language)),
  )
  expect(known.filter(([name]) => !used.has(name.replaceAll(' ', '-')))).toEqual([])
  expect(known.length).toBeGreaterThan(25)
})

test('a range is one piece from its first word to its last', () => {
  const range = { start: { year: 2019, month: 3 }, end: 'present' as const }
  const texts = styles.map((style) => {
    const [first, ...rest] = style.range(range) ?? []
    expect(first?.label).toBe('dates')
    expect(rest.every(({ label }) => label === 'none')).toBe(true)
    return first?.text
  })
  for (const usual of ['Mar 2019 - Present', '03/2019 – present', 'since March 2019', 'From 2019 to Present'])
    expect(texts).toContain(usual)
})

test('seasons, years alone and single dates are written without a month', () => {
  for (const style of styles.slice(0, 300)) {
    expect(written(style.single({ year: 2022, month: 7, season: 'Summer' }))).toBe('Summer 2022')
    expect(written(style.single({ year: 2022 }))).toMatch(/^(2022|'22)$/)
    expect(style.range({})).toBeUndefined()
    expect(written(style.range({ start: { year: 2015 }, end: { year: 2015 } }))).toMatch(/^(2015|'15)/)
  }
})
