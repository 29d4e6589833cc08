import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findRun, type RunRow } from './runs.store.ts'

/** @throws AppError NOT_FOUND for a quiz that does not exist or belongs to somebody else */
export const findOwnRun = async (ctx: RequestContext, runId: number): Promise<RunRow> => {
  const run = await findRun(ctx.db, { userId: ctx.user.id, runId })
  if (!run) throw notFound('This quiz')
  return run
}
