import { learnedBy } from '@nextrung/engine/learning/learner'
import type { LearnedSkill } from '@nextrung/engine/person/known-skills'
import type { Database } from '../../db/client.ts'
import { listEnrolments } from './enrolments.store.ts'
import { listMarks } from './learning.store.ts'
import { toEnrollment, toMark } from './read-learner.ts'

/** What the person says they learned here: by courses they finished and milestones they ticked. */
export const listLearnedSkills = async (db: Database, userId: number): Promise<LearnedSkill[]> =>
  learnedBy({
    enrollments: (await listEnrolments(db, userId)).map(toEnrollment),
    marks: (await listMarks(db, userId)).map(toMark),
  })
