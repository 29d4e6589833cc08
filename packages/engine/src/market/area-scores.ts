import type { MarketMetro, NationalFigures } from '@nextrung/knowledge/market/figures'
import { roundTo, scaleOf } from './scale.ts'
import { makeScore, type Score } from './score.ts'
import { readTechEmployment, type TechEmployment } from './tech-employment.ts'

/** What holds for an area whatever the role. */
export type AreaScores = {
  workLifeBalance: Score
  benefitsRating: Score
  techHub: Score
  tech: TechEmployment
}

// Areas below the ranks that are known have shorter commutes than all that are.
const rankBelowAll = 45

const withoutCar = ({ transit, walk, bicycle }: MarketMetro): number =>
  transit.value + walk.value + bicycle.value

/** The scores of every area, by its id; each compares the area with all others. */
export const scoreAreas = (
  metros: readonly MarketMetro[],
  { benefits }: Pick<NationalFigures, 'benefits'>,
): ReadonlyMap<string, AreaScores> => {
  const tech = new Map(metros.map((metro) => [metro.id, readTechEmployment(metro)]))
  const scoreWorkLife = makeWorkLifeScore(metros)
  const scoreTechHub = makeTechHubScore([...tech.values()])
  return new Map(
    metros.flatMap((metro) => {
      const employment = tech.get(metro.id)
      if (!employment) return []
      const scores: AreaScores = {
        workLifeBalance: scoreWorkLife(metro),
        benefitsRating: scoreBenefits(metro, benefits),
        techHub: scoreTechHub(employment),
        tech: employment,
      }
      return [[metro.id, scores] as const]
    }),
  )
}

/** Formula B1. */
const makeWorkLifeScore = (metros: readonly MarketMetro[]) => {
  const rankOf = ({ commuteRank }: MarketMetro) => commuteRank?.value ?? rankBelowAll
  const home = scaleOf(metros.map(({ workFromHome }) => workFromHome.value))
  const commute = scaleOf(metros.map(rankOf))
  const carless = scaleOf(metros.map(withoutCar))
  return (metro: MarketMetro): Score => {
    const { workFromHome, commuteRank, transit, walk, bicycle } = metro
    return makeScore(
      [
        {
          label: 'Workers who work from home',
          value: workFromHome.value,
          unit: 'percent',
          share: home(workFromHome.value),
          weight: 55,
        },
        {
          label: 'Commute rank (1 is the longest)',
          value: commuteRank?.value,
          unit: 'rank',
          share: commute(rankOf(metro)),
          weight: 30,
        },
        {
          label: 'Workers who go by transit, on foot or by bicycle',
          value: roundTo(withoutCar(metro), 1),
          unit: 'percent',
          share: carless(withoutCar(metro)),
          weight: 15,
        },
      ],
      {
        base: 35,
        span: 60,
        formula: 'B1',
        from: [workFromHome, commuteRank, transit, walk, bicycle],
      },
    )
  }
}

/** Formula B2. What employers offer is known for the country only, so areas differ by law alone. */
const scoreBenefits = (metro: MarketMetro, benefits: NationalFigures['benefits']): Score => {
  const { paidFamilyLeave, paidSickLeave } = metro
  const offered = Object.values(benefits)
  const mean = offered.reduce((sum, { value }) => sum + value, 0) / offered.length
  return makeScore(
    [
      {
        label: 'Benefits that private employers offer in the country',
        value: roundTo(mean, 1),
        unit: 'percent',
        share: mean / 100,
        weight: 55,
      },
      { label: 'Paid family and medical leave by law', share: paidFamilyLeave.value, weight: 30 },
      { label: 'Paid sick leave by law', share: paidSickLeave.value, weight: 15 },
    ],
    { base: 0, span: 100, formula: 'B2', from: [paidFamilyLeave, paidSickLeave, ...offered] },
  )
}

/** Formula T1. */
const makeTechHubScore = (all: readonly TechEmployment[]) => {
  const size = scaleOf(all.map(({ employment }) => Math.log(employment.value)))
  const concentration = scaleOf(all.map(({ locationQuotient }) => Math.log(locationQuotient.value)))
  return ({ employment, locationQuotient }: TechEmployment): Score =>
    makeScore(
      [
        {
          label: 'People in tech work',
          value: employment.value,
          unit: 'jobs',
          share: size(Math.log(employment.value)),
          weight: 50,
        },
        {
          label: 'Tech work compared with the whole country (1 is the same)',
          value: locationQuotient.value,
          unit: 'ratio',
          share: concentration(Math.log(locationQuotient.value)),
          weight: 50,
        },
      ],
      { base: 30, span: 65, formula: 'T1', from: [employment, locationQuotient] },
    )
}
