import type { LearningLevel } from '@nextrung/contract/learning-path'
import type { Gap } from './find-gaps.ts'
import type { Learner } from './learner.ts'

export type Start = {
  level: LearningLevel
  /** Why not from the beginning; undefined for a beginner. */
  because: string | undefined
}

/** The level to start a skill at: from the beginning, unless the person knows some of it or has long worked in IT. */
export const startLevel = ({ skill, like }: Gap, { known, experience }: Learner): Start => {
  if (known.get(skill)) return { level: 'intermediate', because: 'you know the basics' }
  if (like) return { level: 'intermediate', because: `you know ${like}` }
  if (experience === 'senior')
    return { level: 'intermediate', because: 'you need no introduction after your years in IT' }
  return { level: 'beginner', because: undefined }
}
