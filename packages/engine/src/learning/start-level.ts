import type { LearningLevel } from '@nextrung/contract/learning-measures'
import type { MissingSkill } from '../path/path.public.ts'
import type { Learner } from './learner.ts'

export type Start = {
  level: LearningLevel
  /** Why not from the beginning, as a clause; undefined for a beginner. */
  because: string | undefined
}

/** The level to start a skill at: from the beginning, unless the person knows some of it or has long worked in IT. */
export const startLevel = (
  { skill, like }: Pick<MissingSkill, 'skill' | 'like'>,
  { known, experience }: Pick<Learner, 'known' | 'experience'>,
): Start => {
  if (known.get(skill)) return { level: 'intermediate', because: 'because you know the basics' }
  if (like) return { level: 'intermediate', because: `because you know ${like}` }
  if (experience === 'senior')
    return { level: 'intermediate', because: 'which suits somebody with years in IT' }
  return { level: 'beginner', because: undefined }
}
