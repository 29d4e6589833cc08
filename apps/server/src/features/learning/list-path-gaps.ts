import type { WorkContext } from '../../http/request-context.ts'
import { currentPath } from './current-path.ts'
import { findPlan } from './learning.store.ts'
import { readLearner } from './read-learner.ts'

/** The skills that are open on the person's path, with their weight for the role; empty without a path. */
export const listPathGaps = async (ctx: WorkContext): Promise<Map<string, number>> => {
  const row = await findPlan(ctx.db, ctx.user.id)
  if (!row?.madeAt) return new Map()
  const path = await currentPath(ctx, { row, learner: await readLearner(ctx) })
  const steps = path?.milestones.flatMap(({ steps: own = [] }) => own) ?? []
  return new Map(
    steps
      .filter(({ status, coveredBy }) => status !== 'done' && coveredBy === undefined)
      .map(({ skill, weight }) => [skill, Math.max(1, weight)]),
  )
}
