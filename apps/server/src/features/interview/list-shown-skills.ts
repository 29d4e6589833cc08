import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { Services } from '../../context.ts'
import { listMarked } from './history.store.ts'

const goodFrom = 75

// Stories about work say little about a skill, and a choice of four can be guessed.
const shows = ['technical', 'system_design']

/**
 * The skills that good answers show. Only the first answer to a question counts: after it, the person has read how to
 * answer it.
 */
export const listShownSkills = async (
  { db }: Pick<Services, 'db'>,
  userId: number,
): Promise<ShownSkill[]> => {
  const bySkill = new Map<string, ShownSkill>()
  for (const { id, shown, score, createdAt, isFirst, isAnswer } of await listMarked(db, userId)) {
    const [skill] = shown.skills
    const isGood = isFirst && isAnswer && score >= goodFrom && shown.options === undefined
    if (skill === undefined || !isGood || !shows.includes(shown.questionType)) continue
    bySkill.set(skill, {
      skill,
      kind: 'interview',
      id: String(id),
      title: `Interview question about ${skill}`,
      shownOn: createdAt,
      checkedBy: 'server',
    })
  }
  return [...bySkill.values()]
}
