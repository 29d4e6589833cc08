import { findWeakSkills } from '@nextrung/engine/interview/progress/weak-skills'
import type { Database } from '../../db/client.ts'
import { practisedOf } from './practised-of.ts'

/** The skills whose interview questions the person last answered badly, the weakest first. */
export const listWeakSkills = async (
  db: Database,
  userId: number,
): Promise<{ skill: string; average: number; answers: number }[]> =>
  findWeakSkills(await practisedOf(db, userId)).map(({ skill, average, answers }) => ({
    skill,
    average,
    answers,
  }))
