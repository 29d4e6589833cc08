import type { Advertisement, AdvertisementLevel } from '@nextrung/contract/advertisement'
import { rankOfTitle } from '../path/path.public.ts'
import type { Candidate } from './candidate.ts'

const rankOfLevel: Record<AdvertisementLevel, number> = {
  intern: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  lead: 4,
  manager: 4,
  principal: 5,
}

const rankOfYears = (years: number): number => {
  if (years >= 5) return 3
  return years >= 2 ? 2 : 1
}

/** The level that an advertisement is for, from 0 up: as said, or by the years it asks for. */
const askedRank = ({ level, yearsMin }: Advertisement): number | undefined => {
  if (level) return rankOfLevel[level]
  return yearsMin === null ? undefined : rankOfYears(yearsMin)
}

/** The person's level by their title, which years alone can raise to senior but not beyond. */
const ownRank = ({ standing }: Candidate): number => {
  const byYears = standing.role ? rankOfYears(standing.years) : rankOfYears(0)
  const byTitle = standing.title && standing.role ? rankOfTitle(standing.title) : undefined
  return byTitle === undefined ? byYears : byTitle
}

const shareByDistance = [1, 0.6, 0.2]

/** How near the person's level is to the advertised one, from 0 to 1; undefined if the advertisement names none. */
export const levelShare = (
  candidate: Candidate,
  advertisement: Advertisement,
): { share: number; direction: 'same' | 'above' | 'below' } | undefined => {
  const asked = askedRank(advertisement)
  if (asked === undefined) return undefined
  const distance = asked - ownRank(candidate)
  const direction = distance === 0 ? 'same' : distance > 0 ? 'above' : 'below'
  return { share: shareByDistance[Math.abs(distance)] ?? 0, direction }
}
