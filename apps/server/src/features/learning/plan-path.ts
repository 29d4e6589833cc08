import type { LearningPreferences } from '@nextrung/contract/learning-plan'
import type { LearnerInput } from '@nextrung/engine/learning/learner-input'
import type { WorkContext } from '../../http/request-context.ts'
import { listWithdrawnCourses } from './courses.store.ts'
import type { ReadLearner } from './read-learner.ts'

type Asked = {
  learner: ReadLearner
  targetRole: string
  request: NonNullable<LearnerInput['request']>
  preferences: LearningPreferences
}

/** Works out the path to a role. */
export const planPath = async (ctx: WorkContext, { learner, targetRole, request, preferences }: Asked) =>
  ctx.thinking.forPerson(ctx.user.id).planLearning(
    {
      ...learner.known,
      targetRole,
      request,
      preferences,
      withdrawnCourses: await listWithdrawnCourses(ctx.db),
    },
    ctx.request.signal,
  )
