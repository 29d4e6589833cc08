import type { LearningPlan } from '@nextrung/contract/learning-plan'
import type { WorkContext } from '../../http/request-context.ts'
import type { PlanRow } from './learning.store.ts'
import { planPath } from './plan-path.ts'
import type { ReadLearner } from './read-learner.ts'

/** The stored plan as of today; `null` until a path has been made. */
export const currentPath = async (
  ctx: WorkContext,
  { row, learner }: { row: PlanRow | undefined; learner: ReadLearner },
): Promise<LearningPlan['path']> => {
  if (!row?.targetRole || !row.madeAt) return null
  const { targetRole, requiredSkills, nextSteps, preferences, engine } = row
  const { result } = await planPath(ctx, {
    learner,
    targetRole,
    request: { requiredSkills, nextSteps },
    preferences,
  })
  return { ...result.path, madeAt: row.madeAt.toISOString(), ...(engine ? { engine } : {}) }
}
