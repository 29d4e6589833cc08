import { targetRoles } from '@nextrung/contract/roles'
import { getMarketRole, marketMetros, marketNational } from '@nextrung/knowledge/market'
import { describe, expect, it } from 'vitest'
import { scoreAreas } from './area-scores.ts'
import { describeOpportunities } from './describe-opportunities.ts'
import { adjustForPrices } from './market-scores.ts'
import { growthPerYear, openingsRate, realPayChange, scoreDemand } from './occupation-figures.ts'

const occupations = targetRoles.map((role) => getMarketRole(role).official)
const areas = scoreAreas(marketMetros, marketNational)

describe('the formulas give the figures that the facts were published with', () => {
  it.each(occupations)('for $title: growth, openings, pay after inflation and demand', (occupation) => {
    const { reference } = occupation
    expect(growthPerYear(occupation).value).toBe(reference.N1)
    expect(openingsRate(occupation).value).toBe(reference.N2)
    expect(realPayChange(occupation, marketNational)?.value).toBe(reference.N4)
    expect(scoreDemand(occupation).score.value).toBe(reference.N5)
  })

  it.each(marketMetros)('for $name: work-life balance, benefits and tech employment', ({ id, reference }) => {
    const area = areas.get(id)
    expect(area?.workLifeBalance.score.value).toBe(reference.B1)
    expect(area?.benefitsRating.score.value).toBe(reference.B2)
    expect(area?.tech.change.value).toBe(reference.M2)
  })

  it.each(targetRoles)('for %s: opportunity and growth potential of every market', (role) => {
    const { markets } = getMarketRole(role)
    const described = describeOpportunities(role)
    expect(described).toHaveLength(markets.length)
    for (const { metro, reference } of markets) {
      const name = marketMetros.find(({ id }) => id === metro)?.name
      const entry = described.find(({ region }) => region === name)
      expect([name, entry?.opportunityScore]).toEqual([name, reference.O1])
      expect([name, entry?.marketConditions.growthPotential]).toEqual([name, reference.B3])
    }
  })
})

describe('scores', () => {
  it('say what each input contributed, and the parts add up', () => {
    const scores = [
      ...occupations.map(scoreDemand),
      ...[...areas.values()].flatMap(({ workLifeBalance, benefitsRating, techHub }) => [
        workLifeBalance,
        benefitsRating,
        techHub,
      ]),
      ...targetRoles.flatMap((role) =>
        describeOpportunities(role).flatMap(({ details }) => [
          details.scores.opportunity,
          details.scores.growthPotential,
        ]),
      ),
    ]
    for (const { score, parts } of scores) {
      const sum = parts.reduce((total, { points }) => total + points, 0)
      expect(Math.abs(sum - score.value)).toBeLessThan(0.8)
      for (const { points, maxPoints } of parts) expect(points).toBeLessThanOrEqual(maxPoints)
    }
  })

  it('leave out an input without data and share its weight', () => {
    const [occupation] = occupations
    if (!occupation) throw new Error('No occupation.')
    const { parts } = scoreDemand({ ...occupation, employmentThreeYears: undefined })
    expect(parts.map(({ maxPoints }) => maxPoints)).toEqual([60, 40])
  })

  it('are unconfirmed if one of their inputs is', () => {
    const byName = new Map(marketMetros.map(({ id, name }) => [name, areas.get(id)]))
    expect(byName.get('Dallas, TX')?.benefitsRating.score.verified).toBe(false)
    expect(byName.get('Seattle, WA')?.benefitsRating.score.verified).toBe(true)
  })

  it('of a tech hub are the same for every role, highest where tech work is large and concentrated', () => {
    const hubs = (role: (typeof targetRoles)[number]) =>
      new Map(describeOpportunities(role).map(({ region, details }) => [region, details.techHubScore.value]))
    const one = hubs('Data Scientist')
    for (const [region, score] of hubs('Mobile Developer')) expect(one.get(region) ?? score).toBe(score)
    const all = [...areas.values()].map(({ techHub }) => techHub.score.value)
    const best = marketMetros.find(({ id }) => areas.get(id)?.techHub.score.value === Math.max(...all))
    expect(best?.name).toBe('San Jose, CA')
    expect(Math.min(...all)).toBeGreaterThanOrEqual(30)
    expect(Math.max(...all)).toBeLessThanOrEqual(95)
  })
})

it('pay in average dollars divides by the price level, to the dollar', () => {
  for (const { costOfLiving, occupations: paid } of marketMetros)
    for (const { median } of Object.values(paid))
      if (median)
        expect(adjustForPrices(median, costOfLiving).value).toBe(
          Math.round((median.value / costOfLiving.value) * 100),
        )
})
