import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { Database } from '../../db/client.ts'
import { listShownSkills as listShownByQuiz } from '../assessments/assessments.public.ts'
import { listShownSkills as listShownByChallenge } from '../challenges/challenges.public.ts'
import { listShownSkills as listShownByExercise } from '../exercises/exercises.public.ts'
import { listShownSkills as listShownByAnswer } from '../interview/interview.public.ts'

/** Everything that the person has shown here, whatever feature it was shown in, newest first. */
export const listShown = async (db: Database, userId: number): Promise<ShownSkill[]> => {
  const shown = [
    ...(await listShownByQuiz({ db }, userId)),
    ...(await listShownByExercise({ db }, userId)),
    ...(await listShownByChallenge({ db }, userId)),
    ...(await listShownByAnswer({ db }, userId)),
  ]
  return shown.sort((a, b) => b.shownOn.getTime() - a.shownOn.getTime())
}
