import type { NationalFigures } from '@nextrung/knowledge/market/figures'
import { makeFigure } from './make-figure.ts'
import { consumerPrices, type MarketFacts } from './market-facts.ts'

export const readNational = ({ national, formulas }: MarketFacts): NationalFigures => {
  const { benefits } = national
  const [, before = '', beforeLevel, now = '', nowLevel] = consumerPrices.exec(formulas.N4) ?? []
  const price = (year: string, level: string | undefined) =>
    makeFigure({ value: Number(level), source: 'CPI', verified: true, year })
  return {
    allOccupationsGrowthDecade: makeFigure(national.allOccupationsGrowthPct),
    benefits: {
      medical: makeFigure(benefits.medicalCareAccessPct),
      retirement: makeFigure(benefits.retirementAccessPct),
      sickLeave: makeFigure(benefits.paidSickLeaveAccessPct),
      holidays: makeFigure(benefits.paidHolidaysAccessPct),
    },
    consumerPrices: { yearBefore: price(before, beforeLevel), now: price(now, nowLevel) },
  }
}
