import type { Figure, MarketMetro } from '@nextrung/knowledge/market/figures'
import { roundTo } from './scale.ts'
import { derive } from './score.ts'

/** Computer and management occupations that count as tech employment. */
const techOccupations = [
  '15-1252',
  '15-2051',
  '15-1243',
  '15-1241',
  '15-1212',
  '15-1299',
  '11-3021',
  '13-1082',
  '15-1211',
  '15-1244',
]

export type TechEmployment = {
  employment: Figure
  /** In percent against the year before. */
  change: Figure
  /** How many times more common tech work is than in the whole country. */
  locationQuotient: Figure
}

/**
 * Tech employment of an area (formula M2), counting only occupations published in both years. The quotient of all of
 * them follows from the single ones: each employment divided by its quotient is what a national share would be here.
 */
export const readTechEmployment = ({ occupations }: MarketMetro): TechEmployment => {
  const counted = techOccupations.flatMap((code) => {
    const { employment, employmentYearBefore, locationQuotient } = occupations[code] ?? {}
    return employment && employmentYearBefore && locationQuotient
      ? [{ employment, employmentYearBefore, locationQuotient }]
      : []
  })
  const total = (read: (one: (typeof counted)[number]) => number) =>
    counted.reduce((sum, one) => sum + read(one), 0)
  const now = total(({ employment }) => employment.value)
  const before = total(({ employmentYearBefore }) => employmentYearBefore.value)
  const expected = total(({ employment, locationQuotient }) => employment.value / locationQuotient.value)
  const from = counted.flatMap(({ employment, employmentYearBefore }) => [employment, employmentYearBefore])
  return {
    employment: derive(now, { formula: 'M2', from }),
    change: derive(roundTo(100 * (now / before - 1), 1), { formula: 'M2', from }),
    locationQuotient: derive(roundTo(now / expected, 2), {
      formula: 'T1',
      from: counted.map(({ locationQuotient }) => locationQuotient),
    }),
  }
}
