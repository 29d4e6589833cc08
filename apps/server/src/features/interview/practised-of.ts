import type { Practised } from '@nextrung/engine/interview/progress/practised'
import type { Database } from '../../db/client.ts'
import { listMarked } from './history.store.ts'

/** What the person has practised, oldest first. */
export const practisedOf = async (db: Database, userId: number): Promise<Practised[]> =>
  (await listMarked(db, userId)).map(({ questionId, shown, score, createdAt }) => ({
    questionId,
    scenarioType: shown.scenarioType,
    difficulty: shown.difficulty,
    skills: shown.skills,
    isMultipleChoice: shown.options !== undefined,
    score,
    at: createdAt,
  }))
