import { targetRoles } from '@nextrung/contract/roles'
import { describe, expect, it } from 'vitest'
import { entryInTech, getEntryReality } from './market/entry-reality.ts'
import statementFacts from './market/facts/statement-facts.json' with { type: 'json' }
import { marketFormulas } from './market/formulas.ts'
import { getMeasuredSkills, skillFrequency } from './market/role-skill-shares.ts'
import { getMarketStatements, statementGroups } from './market/statements.ts'
import { getMarketRole, getMarketSource, getOccupation, marketMetros, marketNational } from './market.ts'
import { findSkillByName } from './skills.ts'
import { type SourceId, sources } from './sources.ts'

/** Every object with a `value` and a `source`, wherever it is. */
const figuresIn = (value: unknown): { value: number; source: string; year?: string; formula?: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(figuresIn)
  return 'value' in value && 'source' in value
    ? [value as ReturnType<typeof figuresIn>[number], ...inside]
    : inside
}

const roles = targetRoles.map(getMarketRole)
const allFigures = figuresIn([roles, marketMetros, marketNational])

describe('figures', () => {
  it('name a known source and formula, and the period they are about', () => {
    expect(allFigures.length).toBeGreaterThan(2000)
    for (const { value, source, year, formula } of allFigures) {
      expect(sources).toHaveProperty(source)
      expect(year).toBeTruthy()
      expect(Number.isFinite(value)).toBe(true)
      if (formula) expect(marketFormulas).toHaveProperty(formula)
    }
  })

  it('of pay rise from the lowest tenth to the highest', () => {
    for (const { official, titlePay } of roles) {
      const { p10, p25, median, p75, p90 } = official
      const values = [p10, p25, median, p75, p90].map(({ value }) => value)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect(values[0]).toBeGreaterThan(30_000)
      expect(values[4]).toBeLessThan(500_000)
      if (titlePay) {
        const offered = [titlePay.p25, titlePay.median, titlePay.p75].map(({ value }) => value)
        expect(offered).toEqual([...offered].sort((a, b) => a - b))
      }
    }
  })

  it('of an area are within what is possible', () => {
    expect(marketMetros).toHaveLength(30)
    for (const { costOfLiving, workFromHome, transit, walk, bicycle, occupations } of marketMetros) {
      expect(costOfLiving.value).toBeGreaterThan(80)
      expect(costOfLiving.value).toBeLessThan(130)
      for (const { value } of [workFromHome, transit, walk, bicycle]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(60)
      }
      for (const { p25, median, p75, locationQuotient } of Object.values(occupations)) {
        if (p25 && median && p75) {
          expect(p25.value).toBeLessThanOrEqual(median.value)
          expect(median.value).toBeLessThanOrEqual(p75.value)
        }
        if (locationQuotient) expect(locationQuotient.value).toBeLessThan(15)
      }
    }
  })
})

describe('every role', () => {
  it('has an occupation with the reason for it, pay, markets and employers', () => {
    for (const role of roles) {
      expect(role.fitReason.length).toBeGreaterThan(20)
      expect(getOccupation(role.marketOccupation).title).toBeTruthy()
      expect(role.markets.length).toBeGreaterThanOrEqual(6)
      for (const { metro, employers } of role.markets) {
        expect(marketMetros.some(({ id }) => id === metro)).toBe(true)
        expect(employers.length).toBeGreaterThan(0)
      }
    }
  })

  it('has statements of each kind', () => {
    for (const role of targetRoles)
      for (const kind of ['trends', 'opportunities', 'challenges', 'recommendations'] as const)
        expect([
          role,
          kind,
          statementGroups.some((group) => group.roles.includes(role) && group[kind].length),
        ]).toEqual([role, kind, true])
  })

  it('has measured shares with their sample, of skills that the taxonomy knows', () => {
    for (const role of targetRoles) {
      const { n, years, regions, skills, confidence } = getMeasuredSkills(role)
      expect(n).toBeGreaterThan(50)
      expect(years).toBe('2022-2026')
      expect(regions.length).toBeGreaterThan(1)
      expect(['high', 'medium', 'low', 'very low']).toContain(confidence)
      for (const { skill, pct, ci95 } of skills) {
        expect([skill, findSkillByName(skill)?.name]).toEqual([skill, skill])
        expect(pct).toBeGreaterThanOrEqual(ci95[0])
        expect(pct).toBeLessThanOrEqual(ci95[1])
      }
    }
  })
})

describe('statements', () => {
  const statements = [
    ...statementGroups.flatMap(({ trends, opportunities, challenges, recommendations }) => [
      ...trends,
      ...opportunities,
      ...challenges,
      ...recommendations,
    ]),
    ...entryInTech,
    ...targetRoles.flatMap(getEntryReality),
  ]

  it('name known sources and the collected fact they reword', () => {
    for (const { text, sources: cited, facts } of statements) {
      expect(cited.length).toBeGreaterThan(0)
      for (const id of cited) expect(sources).toHaveProperty(id)
      expect([text, facts in statementFacts]).toEqual([text, true])
    }
  })

  it('speak of managers to roles that manage people', () => {
    const shown = (['trends', 'opportunities', 'challenges', 'recommendations'] as const).flatMap((kind) =>
      getMarketStatements('Technical Lead', kind).map(({ text }) => text),
    )
    expect(
      shown.filter((text) => /^(?!.*\b(?:leads?|senior|standard)\b).*\bmanagers?\b/i.test(text)),
    ).toEqual([])
    expect(shown.length).toBeGreaterThan(2)
  })

  it('cover every collected fact', () => {
    const covered = new Set(statements.map(({ facts }) => facts))
    expect(Object.keys(statementFacts).filter((key) => !covered.has(key))).toEqual([])
  })
})

describe('sources', () => {
  it('have a title and a year, and an address that parses where they have one', () => {
    for (const id of Object.keys(sources) as SourceId[]) {
      const { title, year, url } = getMarketSource(id)
      expect([id, title.length > 10, year.length > 2]).toEqual([id, true, true])
      if (url) expect(new URL(url).protocol).toBe('https:')
    }
  })
})

it('skill frequencies are shares of the postings counted', () => {
  const { n, skills } = skillFrequency
  expect(n).toBe(5037)
  for (const { skill, postings, pct, related } of skills) {
    expect(Math.abs((100 * postings) / n - pct)).toBeLessThan(0.06)
    expect(related).not.toContain(skill)
  }
  expect(new Set(skills.map(({ skill }) => skill)).size).toBe(skills.length)
})
