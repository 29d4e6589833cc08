import type { MetroColumn, StoredMetro } from '@nextrung/knowledge/market/figures'
import { sources } from '@nextrung/knowledge/sources'
import { makeFigure, requireSource } from './make-figure.ts'
import type { MarketFacts, MetroFacts, MetroOccupationFacts, SuppressibleFigure } from './market-facts.ts'

/** The columns of an area's occupations, in stored order, and the facts they come from. */
const columns = [
  ['employment', 'employment'],
  ['locationQuotient', 'locationQuotient'],
  ['median', 'medianAnnualWage'],
  ['p25', 'wageP25'],
  ['p75', 'wageP75'],
  ['employmentYearBefore', 'employmentMay2024'],
] as const satisfies readonly (readonly [string, keyof MetroOccupationFacts])[]

/**
 * Every cell of a column has the same source, so it is stored once.
 * @throws Error if the facts mix sources or unconfirmed cells in one column
 */
export const readMetroColumns = ({ metros }: MarketFacts): MetroColumn[] =>
  columns.map(([name, key]) => {
    const cells = metros.flatMap(({ occupations }) => Object.values(occupations).map((one) => one[key]))
    const known = cells.filter((cell: SuppressibleFigure) => cell.value !== null)
    const [first, ...others] = [...new Set(known.map((cell) => cell.source))]
    if (first === undefined || others.length > 0 || known.some(({ verified }) => !verified))
      throw new Error(`The column ${key} of the areas needs confirmed figures from exactly one source.`)
    const source = requireSource(first)
    return { name, source, year: sources[source].year }
  })

export const readMetros = ({ metros }: MarketFacts): StoredMetro[] => metros.map(readMetro)

const readMetro = (facts: MetroFacts): StoredMetro => ({
  id: facts.cbsa,
  name: facts.displayName,
  area: facts.name,
  state: facts.state,
  costOfLiving: makeFigure(facts.rpp),
  population: makeFigure(facts.population),
  workFromHome: makeFigure(facts.workFromHomePct),
  transit: makeFigure(facts.transitPct),
  walk: makeFigure(facts.walkPct),
  bicycle: makeFigure(facts.bicyclePct),
  ...readCommute(facts.commuteRank2022),
  paidFamilyLeave: makeFigure(facts.statePaidFamilyMedicalLeave),
  paidSickLeave: makeFigure(facts.statutoryPaidSickLeave),
  occupations: Object.fromEntries(
    Object.entries(facts.occupations).map(([code, one]) => [code, columns.map(([, key]) => one[key].value)]),
  ),
  reference: {
    B1: facts.workLifeBalance.value,
    B2: facts.benefitsRating.value,
    M2: facts.techEmploymentChangePct.value,
  },
})

const readCommute = ({ value, source }: SuppressibleFigure) =>
  value === null ? {} : { commuteRank: makeFigure({ value, source, verified: true }) }
