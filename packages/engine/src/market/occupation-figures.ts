import type { Figure, NationalFigures, OccupationFigures } from '@nextrung/knowledge/market/figures'
import { cappedScale, roundTo } from './scale.ts'
import { derive, makeScore, type Rated, type Score } from './score.ts'

const yearsProjected = 10

/** Projected growth in percent a year (formula N1), to two decimals. */
export const growthPerYear = ({ jobs2025, jobs2035, growthDecade }: OccupationFigures): Figure => ({
  ...derive(roundTo(100 * ((jobs2035.value / jobs2025.value) ** (1 / yearsProjected) - 1), 2), {
    formula: 'N1',
    from: [jobs2025, jobs2035],
  }),
  year: growthDecade.year,
})

const exactOpeningsRate = ({ openingsPerYear, jobs2025 }: OccupationFigures): number =>
  (100 * openingsPerYear.value) / jobs2025.value

/** Openings a year in percent of the jobs in 2025 (formula N2), to one decimal. */
export const openingsRate = (occupation: OccupationFigures): Figure =>
  derive(roundTo(exactOpeningsRate(occupation), 1), {
    formula: 'N2',
    from: [occupation.openingsPerYear, occupation.jobs2025],
  })

/** Change of the median in a year, in percent after inflation (formula N4); undefined without last year's median. */
export const realPayChange = (
  { median, medianYearBefore }: OccupationFigures,
  { consumerPrices }: Pick<NationalFigures, 'consumerPrices'>,
): Figure | undefined => {
  if (!medianYearBefore) return undefined
  const { yearBefore, now } = consumerPrices
  const change = ((median.value / medianYearBefore.value) * yearBefore.value) / now.value - 1
  return derive(roundTo(100 * change, 1), {
    formula: 'N4',
    from: [median, medianYearBefore, yearBefore, now],
  })
}

/** Market demand from 0 to 100 (formula N5). */
export const scoreDemand = (occupation: OccupationFigures): Score => {
  const { growthDecade, employmentThreeYears: measured } = occupation
  const openings = exactOpeningsRate(occupation)
  const rated: Rated[] = [
    {
      label: 'Projected growth over ten years',
      value: growthDecade.value,
      unit: 'percent',
      share: cappedScale(-5, 20)(growthDecade.value),
      weight: 45,
    },
    {
      label: 'Openings a year, as a share of all jobs',
      value: roundTo(openings, 1),
      unit: 'percent',
      share: cappedScale(2, 8)(openings),
      weight: 30,
    },
  ]
  if (measured)
    rated.push({
      label: 'Measured growth over the last three years',
      value: measured.value,
      unit: 'percentPerYear',
      share: cappedScale(-5, 7)(measured.value),
      weight: 25,
    })
  return makeScore(rated, {
    base: 0,
    span: 100,
    formula: 'N5',
    from: [growthDecade, occupation.openingsPerYear, occupation.jobs2025, measured],
  })
}
