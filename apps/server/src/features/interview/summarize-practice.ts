import { countDue } from '@nextrung/engine/interview/drawing/question-schedule'
import { findWeakSkills } from '@nextrung/engine/interview/progress/weak-skills'
import type { Services } from '../../context.ts'
import { practisedOf } from './practised-of.ts'

/** How the person's practice stands: how much there is, what is due again, and what went worst lately. */
export const summarizePractice = async ({ db, now }: Pick<Services, 'db' | 'now'>, userId: number) => {
  const practised = await practisedOf(db, userId)
  const [weakest] = findWeakSkills(practised)
  return {
    answers: practised.length,
    due: countDue(practised, now()),
    ...(weakest
      ? { weakest: { skill: weakest.skill, average: weakest.average, answers: weakest.answers } }
      : {}),
  }
}
