import type { LearningStep } from '@nextrung/contract/learning-path'
import { type Challenge, challenges, challengesFor } from '@nextrung/knowledge/challenges'
import { partsOf } from '@nextrung/knowledge/skill-relations'
import type { Learner } from './learner.ts'
import { isOutOfReach, isProduct, metWith } from './skill-reach.ts'
import type { Start } from './start-level.ts'

type Wanted = {
  skill: string
  start: Start
  /** There is nothing else to learn the skill with. */
  isOnly: boolean
}

type Chooser = {
  learner: Learner
  /** What the person knows or has learned by this step. */
  reached: ReadonlySet<string>
  /** Ids of tasks chosen for earlier steps. */
  used: Set<string>
}

const difficultiesFrom: Record<Start['level'], readonly Challenge['difficulty'][]> = {
  beginner: ['beginner', 'intermediate'],
  intermediate: ['intermediate', 'advanced'],
  advanced: ['advanced', 'intermediate'],
}

const outOfReach = 10
const perIdea = 0.5
const perProduct = 1.5
const perDifficulty = 1.5
const perPlace = 0.5

/**
 * A task on the skill at the level to start at, once a path, that needs no skill of the trade which comes later or
 * never, and that says which product it introduces. If there is nothing else to learn the skill with, any will do.
 */
export const chooseTask = (
  { skill, start, isOnly }: Wanted,
  { learner, reached, used }: Chooser,
): LearningStep['challenge'] => {
  const allowed = [...difficultiesFrom[start.level], ...(isOnly ? (['beginner'] as const) : [])]
  const own = new Set(learner.goal.role ? challengesFor(learner.goal.role) : challenges)
  const isMet = metWith([skill, ...reached], partsOf(skill))
  const fitting = challenges
    .filter(
      ({ id, skills, difficulty }) => skills.includes(skill) && allowed.includes(difficulty) && !used.has(id),
    )
    .map((one) => ({ one, strange: one.skills.filter((name) => !isMet(name)) }))
    .filter(({ strange }) => isOnly || !strange.some((name) => isOutOfReach(name, isMet)))
    .map(({ one, strange }) => ({
      one,
      introduces: strange.filter((name) => isProduct(name) || isOutOfReach(name, isMet)),
      rank:
        (strange.some((name) => isOutOfReach(name, isMet)) ? outOfReach : 0) +
        allowed.indexOf(one.difficulty) * perDifficulty +
        strange.reduce((sum, name) => sum + (isProduct(name) ? perProduct : perIdea), 0) +
        one.skills.indexOf(skill) * perPlace +
        (own.has(one) ? 0 : 1),
    }))
    .sort((a, b) => a.rank - b.rank)
  const chosen = fitting[0]
  if (!chosen) return undefined
  const { id, title, difficulty, estimatedTime } = chosen.one
  used.add(id)
  return { id, title, difficulty, estimatedTime, introduces: chosen.introduces }
}
