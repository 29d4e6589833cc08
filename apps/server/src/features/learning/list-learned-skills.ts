import { learnedBy } from '@nextrung/engine/learning/learner'
import type { LearnedSkill } from '@nextrung/engine/person/known-skills'
import { readShownSkills } from '@nextrung/engine/person/shown-evidence'
import type { Database } from '../../db/client.ts'
import { listShown } from '../person/person.public.ts'
import { listEnrolments } from './enrolments.store.ts'
import { listMarks } from './learning.store.ts'
import { toEnrollment, toMark } from './read-learner.ts'

/** What the person showed here, and says they learned: by courses they finished and milestones they ticked. */
export const listLearnedSkills = async (db: Database, userId: number): Promise<LearnedSkill[]> =>
  learnedBy({
    enrollments: (await listEnrolments(db, userId)).map(toEnrollment),
    marks: (await listMarks(db, userId)).map(toMark),
    shown: readShownSkills(await listShown(db, userId)),
  })
