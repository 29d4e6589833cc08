import { describe, expect, it } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { makeFigure } from './make-figure.ts'
import { FactFigure, MarketFacts } from './market-facts.ts'
import { readMetroColumns } from './read-metros.ts'
import { readSkillShares } from './read-skill-shares.ts'

const cell = (value: number | null, source = 'OEWS25', verified = true) => ({ value, source, verified })

const metro = (employment = cell(100)) => ({
  occupations: {
    '15-1252': {
      employment,
      locationQuotient: cell(1.2),
      medianAnnualWage: cell(100_000),
      wageP25: cell(90_000),
      wageP75: cell(110_000),
      medianWageRppAdjusted: cell(99_000, 'DERIVED'),
      employmentMay2024: cell(null, 'OEWS24'),
    },
  },
})

describe('a set of facts', () => {
  it('of another shape is refused with the place', () => {
    const parsed = MarketFacts.safeParse({ meta: { region: 'Europe', built: '2026' }, roles: [] })
    expect(parsed.success).toBe(false)
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain('meta.region')
  })

  it('naming an unknown source says where to describe it', () => {
    const fact = FactFigure.parse({ value: 1, source: 'NEW26', verified: true })
    expect(() => makeFigure(fact)).toThrow('describe it in packages/knowledge/src/sources.ts')
  })

  it('that mixes sources in a column of the areas is refused', () => {
    const facts = (...metros: ReturnType<typeof metro>[]) => ({ metros }) as unknown as MarketFacts
    expect(() => readMetroColumns(facts(metro(), metro(cell(90, 'OEWS24'))))).toThrow('exactly one source')
    expect(() => readMetroColumns(facts(metro(cell(90, 'OEWS25', false))))).toThrow('exactly one source')
  })
})

describe('a figure', () => {
  it('without a period of its own takes that of its source', () => {
    expect(makeFigure({ value: 5, source: 'OEWS25', verified: true })).toMatchObject({ year: 'May 2025' })
    expect(makeFigure({ value: 5, source: 'RPP24', verified: true, year: 2024 })).toMatchObject({
      year: '2024',
    })
  })

  it('computed from figures outside the facts says from which', () => {
    const figure = makeFigure({ value: 2, source: 'DERIVED', verified: true, formula: 'N3b' })
    expect(figure).toMatchObject({ formula: 'N3b', computedFrom: ['OEWS25', 'OEWS22'] })
  })
})

describe('the shares of a role', () => {
  const share = (skill: string, pct: number, flag?: string) => ({
    skill,
    pct,
    ci95: [pct - 1, pct + 1] as [number, number],
    flag,
  })
  const facts = {
    datasets: {
      NEW26: { title: 'New', year: 2026, region: 'US' },
      OLD17: { title: 'Old', year: 2017, region: 'Brazil' },
    },
    roles: [
      {
        role: 'Data Engineer' as const,
        confidence: 'high' as const,
        nByDataset: { NEW26: 400, OLD17: 90 },
        recent: {
          n: 400,
          years: '2022-2026',
          shares: [
            share('Computer Science', 60, 'field of study'),
            share('Web3', 20, 'one dataset: NEW26'),
            share('R', 18, 'one dataset: NEW26'),
            { ...share('SQL', 15), balancedPct: 40 },
          ],
        },
        older: { n: 90, shares: [share('R', 30)] },
      },
    ],
  }

  it('leave out fields of study, mark what one collection dominates, and count recent regions only', () => {
    const [read] = readSkillShares(facts)
    expect(read?.regions).toEqual(['US'])
    expect(read?.skills.map(({ skill, isSupported }) => [skill, isSupported])).toEqual([
      ['SQL', undefined],
      ['Web3', false],
      ['R', true],
    ])
  })
})

describe('the description of changes', () => {
  it('names the value, before and after, whatever its place in a list', () => {
    const before = [
      { role: 'A', pay: 1 },
      { role: 'B', pay: 2 },
    ]
    const after = [
      { role: 'B', pay: 3 },
      { role: 'A', pay: 1 },
    ]
    expect(describeChanges('roles.json', { before, after })).toEqual(['roles.json: B / pay: 2 -> 3'])
  })

  it('asks for new words where the fact behind a sentence changed', () => {
    const [line] = describeChanges('statement-facts.json', {
      before: { 'cloud.trends.1': { fingerprint: 'aa', numbers: ['5'] } },
      after: { 'cloud.trends.1': { fingerprint: 'bb', numbers: ['6'] } },
    })
    expect(line).toContain('the facts of "cloud.trends.1" changed; reword it')
  })

  it('is empty for the same facts', () => {
    expect(describeChanges('roles.json', { before: [{ role: 'A' }], after: [{ role: 'A' }] })).toEqual([])
  })
})
