import { learnedBy } from '@nextrung/engine/learning/learner'
import type { LearnedSkill } from '@nextrung/engine/person/known-skills'
import type { RequestContext } from '../../http/request-context.ts'
import { listEnrolments } from './enrolments.store.ts'
import { listMarks } from './learning.store.ts'
import { toEnrollment, toMark } from './read-learner.ts'

/** What the person says they learned here: by courses they finished and milestones they ticked. */
export const listLearnedSkills = async (ctx: RequestContext): Promise<LearnedSkill[]> =>
  learnedBy({
    enrollments: (await listEnrolments(ctx.db, ctx.user.id)).map(toEnrollment),
    marks: (await listMarks(ctx.db, ctx.user.id)).map(toMark),
  })
