import type { CareerPath } from '@nextrung/contract/career-path'
import type { RequestContext } from '../../http/request-context.ts'
import { findSuggestion } from './career-path.store.ts'
import { pathAnswer } from './path-answer.ts'
import { readPathGoal } from './path-goal.ts'

/** The path for the stored selection: as stored when the person asked for recommendations, otherwise worked out now. */
export const getCareerPath = async (ctx: RequestContext): Promise<CareerPath> => {
  const goal = await readPathGoal(ctx)
  const { targetRole, userType } = goal
  const stored = targetRole && (await findSuggestion(ctx.db, { userId: ctx.user.id, targetRole, userType }))
  if (stored) return pathAnswer(goal, { mapped: stored.path, stored })
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const { result } = await capabilities.mapCareerPath(goal.input, ctx.request.signal)
  return pathAnswer(goal, { mapped: result, stored })
}
