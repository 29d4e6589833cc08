import type { TargetRole } from '@nextrung/contract/roles'
import { getRoleProfile } from '@nextrung/knowledge/role-profiles'
import type { LadderStep } from '@nextrung/knowledge/roles/profiles/role-profile'
import { plainRank, titleRanks } from '@nextrung/knowledge/words/title-ranks'
import { wordsOf } from '../text/stems.ts'

/** Years of work in the field, and of managing people. */
export type Experience = { engineer: number; manager: number }

export type LadderPlace = {
  ladder: readonly LadderStep[]
  index: number
  step: LadderStep
  /** What decided it. */
  by: 'title' | 'years' | 'neither'
}

const rankByWord = new Map(titleRanks.flatMap((words, rank) => words.map((word) => [word, rank] as const)))

/** The level that a title names, from 0 up; undefined if it names none. The highest word counts. */
export const rankOfTitle = (title: string): number | undefined => {
  const ranks = wordsOf(title).flatMap((word) => rankByWord.get(word) ?? [])
  return ranks.length > 0 ? Math.max(...ranks) : undefined
}

const rankOfStep = ({ title, level }: LadderStep): number =>
  rankOfTitle(title) ?? rankOfTitle(level) ?? plainRank

/** The highest step for which `fits` holds; the first one if it holds for none. */
const highest = (ladder: readonly LadderStep[], fits: (step: LadderStep) => boolean): number =>
  Math.max(0, ladder.findLastIndex(fits))

const seniorRank = 3

/**
 * Where somebody with this title and these years stands on a role's ladder. A word in the title decides ("Senior"); a
 * title without one goes by the years that the ladder states, but not beyond the senior step, which years alone don't
 * earn. Undefined for a role whose ladder is empty.
 */
export const placeOnLadder = (
  role: TargetRole,
  { title, years }: { title: string; years: Experience },
): LadderPlace | undefined => {
  const { ladder } = getRoleProfile(role)
  const rank = rankOfTitle(title)
  const byYears = (step: LadderStep): boolean =>
    (step.years ? step.years.from <= years[step.years.as] : rankOfStep(step) <= plainRank) &&
    rankOfStep(step) <= seniorRank
  const knowsYears = ladder.some((step) => step.years)
  const index =
    rank === undefined ? highest(ladder, byYears) : highest(ladder, (step) => rankOfStep(step) <= rank)
  const step = ladder[index]
  if (!step) return undefined
  return { ladder, index, step, by: rank !== undefined ? 'title' : knowsYears ? 'years' : 'neither' }
}

/** The first step of a role's ladder; undefined if it is empty. */
export const firstPlace = (role: TargetRole): LadderPlace | undefined =>
  placeAt(getRoleProfile(role).ladder, 0)

/** The step `by` steps up or down, kept on the ladder. */
export const moveOnLadder = (place: LadderPlace, by: number): LadderPlace => {
  const index = Math.min(Math.max(0, place.index + by), place.ladder.length - 1)
  return { ...place, index, step: place.ladder[index] ?? place.step }
}

/** The step of another role's ladder that is nearest to a step's rank, not above it. */
export const placeAtRank = (role: TargetRole, like: LadderStep): LadderPlace | undefined => {
  const { ladder } = getRoleProfile(role)
  const rank = rankOfStep(like)
  return placeAt(
    ladder,
    highest(ladder, (step) => rankOfStep(step) <= rank),
  )
}

/** The step that has the role's own name, such as "Technical Lead" after "Senior Software Engineer". */
export const namesakePlace = (role: TargetRole): LadderPlace | undefined => {
  const { ladder } = getRoleProfile(role)
  const index = ladder.findIndex(({ title }) => title === role)
  return index === -1 ? undefined : placeAt(ladder, index)
}

const placeAt = (ladder: readonly LadderStep[], index: number): LadderPlace | undefined => {
  const step = ladder[index]
  return step && { ladder, index, step, by: 'neither' }
}

/** The step itself if a source states its years, otherwise the nearest lower one whose years are stated. */
export const stepWithYears = ({ ladder, index }: LadderPlace): LadderStep | undefined =>
  ladder.slice(0, index + 1).findLast((step) => step.years)

export const isSenior = (step: LadderStep): boolean => rankOfStep(step) >= seniorRank
