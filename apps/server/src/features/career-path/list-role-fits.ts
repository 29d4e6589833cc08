import type { RoleFits } from '@nextrung/contract/career-path'
import type { RequestContext } from '../../http/request-context.ts'
import { readPathGoal } from './path-goal.ts'

/** All target roles, ranked for the person. Stores nothing. */
export const listRoleFits = async (ctx: RequestContext): Promise<RoleFits> => {
  const { input, resume } = await readPathGoal(ctx)
  const capabilities = ctx.thinking.forPerson(ctx.user.id)
  const { result, madeBy } = await capabilities.rankRoles(input, ctx.request.signal)
  return { ...result, resume: resume ?? null, engine: madeBy }
}
