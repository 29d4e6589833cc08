import { CareerAnalytics, listOpportunities } from '@nextrung/contract/career-analytics'
import { PayByLevel } from '@nextrung/contract/career-analytics-panels'
import { targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { describe, expect, it } from 'vitest'
import { describeMarket } from './describe-market.ts'
import { describeOpportunities } from './describe-opportunities.ts'
import { describePayByLevel } from './pay-by-level.ts'
import { orderRequiredSkills } from './required-skills.ts'

/** Every object with a `value` and a `source`, wherever it is. */
const figuresIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(figuresIn)
  return 'value' in value && 'source' in value ? [value as Record<string, unknown>, ...inside] : inside
}

describe.each(targetRoles)('the market of %s', (role) => {
  const market = describeMarket(role)
  const opportunities = describeOpportunities(role)

  it('follows the contract', () => {
    expect(CareerAnalytics.parse(market)).toEqual(market)
    expect(listOpportunities.response.parse(opportunities)).toEqual(opportunities)
    const pay = describePayByLevel(role)
    expect(PayByLevel.parse(pay)).toEqual(pay)
  })

  it('lists the source and formula of every figure, and of what figures were computed from', () => {
    const sources = new Set(market.details.sources.map(({ id }) => id))
    const formulas = new Set(market.details.formulas.map(({ id }) => id))
    for (const figure of figuresIn([market, opportunities])) {
      const from = (figure.computedFrom ?? [figure.source]) as string[]
      for (const id of from) expect(sources).toContain(id)
      if (figure.formula) expect(formulas).toContain(figure.formula)
      if (figure.source === 'DERIVED') expect(figure.computedFrom).toBeDefined()
    }
  })

  it('orders all required skills, and shows at most nine', () => {
    const ordered = orderRequiredSkills(role).map(({ skill }) => skill)
    const required = getRole(role).requiredSkills.map(({ skill }) => skill)
    expect([...ordered].sort()).toEqual([...required].sort())
    expect(market.skillsInDemand).toEqual(ordered.slice(0, 9))
  })

  it('asks for pay between two named figures, more with each level that official pay separates', () => {
    const { asks } = describePayByLevel(role)
    for (const { from, to, basis } of asks) {
      const amounts = basis.map(({ amount }) => Math.round(amount.value / 100) * 100)
      expect([from, to]).toEqual([Math.min(...amounts), Math.max(...amounts)])
    }
    const first = asks.find(({ level }) => level === 'first')
    const senior = asks.find(({ level }) => level === 'senior')
    if (first && senior) expect(first.to).toBeLessThan(senior.to)
  })
})

describe('required skills', () => {
  it('follow the measured share where the sample is large enough', () => {
    const shares = orderRequiredSkills('Data Engineer').flatMap(({ share }) =>
      share ? [share.balancedPct ?? share.pct] : [],
    )
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
  })

  it('follow the weight where it is not', () => {
    const weights = orderRequiredSkills('Site Reliability Engineer (SRE)').map(({ weight }) => weight)
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
  })
})

describe('pay under the title', () => {
  it('is explained where it is more than 20% away from the official median', () => {
    const gaps = targetRoles.flatMap((role) => {
      const { payGap } = describeMarket(role).details
      return payGap ? [[role, payGap.percent.value]] : []
    })
    expect(gaps).toEqual([
      ['Frontend Developer', 51],
      ['Backend Developer', 25],
      ['Machine Learning Engineer', 54],
    ])
  })

  it('gives no first job for roles that people grow into', () => {
    const levels = describePayByLevel('Engineering Manager').levels.map(({ level }) => level)
    expect(levels).toEqual(['base', 'senior'])
  })
})

it('says how hard a first job is only where a source does', () => {
  expect(describeMarket('Security Engineer').details.entry.role).toHaveLength(1)
  expect(describeMarket('Mobile Developer').details.entry.role).toEqual([])
  expect(describeMarket('Mobile Developer').details.entry.allTech.length).toBeGreaterThan(0)
})

it('gives different next steps to people new to IT and to people who work in it', () => {
  for (const role of targetRoles) {
    const { nextSteps } = describeMarket(role).details.insights
    const texts = [nextSteps?.transitioner, nextSteps?.professional].map((list) =>
      list?.map(({ text }) => text),
    )
    expect(texts[0]?.length).toBeGreaterThan(2)
    expect(texts[0]?.filter((text) => texts[1]?.includes(text))).toEqual([])
  }
})
