import { levelsOf } from '@nextrung/knowledge/skill-levels'
import type { MissingSkill } from '../path/path.public.ts'
import type { Learner } from './learner.ts'
import { startLevel } from './start-level.ts'

type StepGap = Pick<MissingSkill, 'skill' | 'like' | 'weight'> & { origin: string }

const firstLevel = 1
const basicLevel = 2
/** From here on, a person does ordinary work with the skill alone. */
export const usableLevel = 3
const lightWeight = 2

/** The basics are enough for what weighs little; a person who starts above them goes on to independent work. */
export const levelToReach = (gap: StepGap, learner: Pick<Learner, 'known' | 'experience'>): 2 | 3 =>
  gap.origin !== 'topic' && gap.weight <= lightWeight && startLevel(gap, learner).level === 'beginner'
    ? basicLevel
    : usableLevel

/** The level that comes next: after the basics for a person who knows them or something like it, else the first. */
const nextLevel = (gap: StepGap, learner: Learner) => {
  if (learner.known.get(gap.skill)) return usableLevel
  return startLevel(gap, learner).level === 'beginner' ? firstLevel : basicLevel
}

/** The levels of the skill that the step leads through; nothing for a skill whose levels are not described. */
export const stepLevels = (gap: StepGap, learner: Learner) =>
  levelsOf(gap.skill).length === 0
    ? {}
    : { nextLevel: nextLevel(gap, learner), goalLevel: levelToReach(gap, learner) }
