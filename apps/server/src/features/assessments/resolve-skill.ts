import { canonicalSkill } from '@nextrung/engine/text/find-skills'
import type { Database } from '../../db/client.ts'
import { listQuestionIds } from './questions.store.ts'

/** A skill's name as the questions write it, or as the taxonomy does. */
export const resolveSkill = async (db: Database, name: string): Promise<string> => {
  const canonical = canonicalSkill(name)
  const asked = canonical.toLowerCase()
  const questions = await listQuestionIds(db)
  return questions.find(({ skill }) => skill.toLowerCase() === asked)?.skill ?? canonical
}
