import type { ShownSkill } from '@nextrung/contract/shown-skills'
import type { Context } from '../../context.ts'
import { listPassed } from './exercises.store.ts'

/** What the person has shown in exercises: passes that came before they saw the solution. */
export const listShownSkills = async ({ db }: Pick<Context, 'db'>, userId: number): Promise<ShownSkill[]> =>
  (await listPassed(db, userId)).flatMap(({ skill, exerciseId, title, passedAt, passedBy }) =>
    passedAt && passedBy
      ? [{ skill, kind: 'exercise' as const, id: exerciseId, title, shownOn: passedAt, checkedBy: passedBy }]
      : [],
  )
