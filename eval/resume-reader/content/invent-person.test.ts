import { describe, expect, test } from 'vitest'
import type { InventedDate, InventedPerson, ResumeLanguage } from '../invented-person.ts'
import { inventPerson } from './invent-person.ts'
import type { Part } from './read-production.ts'
import { writtenRules } from './text-grammar.ts'

const people = Array.from({ length: 2000 }, (_, seed) => inventPerson(seed))
const jobs = people.flatMap((person) => person.jobs)

const distinct = (texts: readonly (string | undefined)[]) => new Set(texts.filter(Boolean)).size

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function slotsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    if (part.kind === 'oneOf') return part.options.flatMap(slotsOf)
    return part.kind === 'rule' ? [part.name] : []
  })
}

const productionsOf = (name: string, tag?: string) =>
  writtenRules
    .filter((rule) => rule.name === name && (tag === undefined || rule.tag === tag))
    .flatMap((rule) => rule.productions)

const years = (date: InventedDate | undefined) => (!date || date === 'present' ? undefined : date.year)

/** Negative when the second date is before the first, as far as both are precise. */
function between(start: InventedDate | undefined, end: InventedDate | undefined): number {
  if (!start || !end || start === 'present' || end === 'present') return 0
  if (start.year !== end.year) return end.year - start.year
  return start.month && end.month ? end.month - start.month : 0
}

const datedParts = (person: InventedPerson) => [...person.jobs, ...person.education, ...person.projects]

describe('inventing a person', () => {
  test('gives the same person for the same number', () => {
    for (const seed of [0, 7, 1999]) expect(inventPerson(seed)).toEqual(people[seed])
  })

  test('hardly ever repeats a name, an employer or a sentence', () => {
    expect(distinct(people.map((person) => person.name))).toBeGreaterThan(1900)
    expect(distinct(jobs.map((job) => job.employer))).toBeGreaterThan(0.7 * jobs.length)
    expect(distinct(jobs.map((job) => job.position))).toBeGreaterThan(3500)
    expect(
      distinct(people.flatMap((person) => person.education.map(({ school }) => school))),
    ).toBeGreaterThan(1500)
    const items = jobs.flatMap((job) => job.items)
    expect(distinct(items)).toBeGreaterThan(0.7 * items.length)
  })

  test('writes every language, English mostly', () => {
    const share = (language: ResumeLanguage) =>
      people.filter((person) => person.language === language).length / people.length
    expect(share('en')).toBeGreaterThan(0.66)
    expect(share('en')).toBeLessThan(0.78)
    for (const language of ['de', 'fr', 'es'] as const) expect(share(language)).toBeGreaterThan(0.03)
    for (const language of ['nl', 'pt', 'it', 'pl', 'sv'] as const)
      expect(share(language)).toBeGreaterThan(0.005)
  })

  test('ends nothing before it starts', () => {
    for (const person of people) {
      for (const { start, end } of datedParts(person)) expect(between(start, end)).toBeGreaterThanOrEqual(0)
    }
  })

  test('works in the past: only the end of a running job is open', () => {
    for (const job of jobs) expect(years(job.end) ?? 0).toBeLessThanOrEqual(2026)
  })

  test('dates everything within a lifetime', () => {
    const dates = people.flatMap((person) => datedParts(person).flatMap(({ start, end }) => [start, end]))
    for (const year of dates.map(years)) {
      if (year === undefined) continue
      expect(year).toBeGreaterThan(1900)
      expect(year).toBeLessThan(2035)
    }
  })

  test('mentions years in a job that lie in its time', () => {
    const mentions = jobs.flatMap(({ start, end, items }) =>
      items.flatMap((item) => {
        const year = Number(/^Employee of the year (\d{4})/i.exec(item)?.[1])
        const from = years(start)
        return year && from ? [{ year, from, to: years(end) ?? 2026 }] : []
      }),
    )
    expect(mentions.length).toBeGreaterThan(5)
    expect(mentions.filter(({ year, from, to }) => year < from || year > to)).toEqual([])
  })

  test('leaves no slot unfilled and no blanks to trim', () => {
    const flawed = people
      .flatMap(textsOf)
      .filter((text) => /[{}<>]|@@|undefined| {2}/.test(text) || text !== text.trim() || text === '')
    expect(flawed).toEqual([])
  })

  test('knows many kinds of lives', () => {
    const share = (fits: (person: InventedPerson) => boolean) => people.filter(fits).length / people.length
    expect(share((person) => person.jobs.length === 0)).toBeGreaterThan(0.01)
    expect(share((person) => person.jobs.length >= 8)).toBeGreaterThan(0.03)
    expect(share((person) => person.jobs.some((job) => job.client))).toBeGreaterThan(0.03)
    expect(share((person) => person.jobs.some((job) => !job.employer))).toBeGreaterThan(0.03)
    expect(share((person) => person.jobs.some((job) => job.position && !job.start))).toBeGreaterThan(0.02)
    const again = (person: InventedPerson) =>
      person.jobs.some((job, at) => job.employer && job.employer === person.jobs[at + 1]?.employer)
    expect(share(again)).toBeGreaterThan(0.1)
    expect(share((person) => person.personal.length > 0)).toBeGreaterThan(0.05)
  })
})

describe('the pools', () => {
  test('name every rule that a slot asks for', () => {
    const names = new Set(writtenRules.flatMap(({ name, tag }) => (tag ? [name, `${name}@${tag}`] : [name])))
    const unknown = writtenRules
      .flatMap((rule) => rule.productions.flatMap((production) => slotsOf(production)))
      .filter((slot) => !names.has(slot))
    expect([...new Set(unknown)]).toEqual([])
  })

  test('hold people of forty cultures and six hundred jobs', () => {
    expect(writtenRules.filter(({ name }) => name === 'given').length).toBeGreaterThanOrEqual(40)
    expect(productionsOf('job').length).toBeGreaterThan(600)
  })

  test('hold hundreds of sentence patterns in English and forty in each other language', () => {
    expect(productionsOf('itemAny').length + productionsOf('itemField').length).toBeGreaterThan(500)
    for (const language of ['de', 'fr', 'es', 'nl', 'pt', 'it', 'pl', 'sv']) {
      expect(productionsOf('item', language).length).toBeGreaterThanOrEqual(40)
    }
  })
})
