import type { LearningPlan } from '@nextrung/contract/learning-plan'
import { Answer } from '../../http/answer.ts'
import { entityTag } from '../../http/entity-tag.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { noPreferences, type PlanRow } from './learning.store.ts'
import { listOwnSkills } from './list-own-skills.ts'
import { readLearningPlan } from './read-learning-plan.ts'

/** Changes with the preferences of this person only, so that other saves do not get in the way. */
export const preferencesTag = (ctx: RequestContext, row: PlanRow | undefined): string =>
  entityTag([ctx.user.id, row?.preferences ?? noPreferences])

/** The person's plan as it is now. */
export const learningPlanAnswer = async (ctx: RequestContext): Promise<Answer<LearningPlan>> => {
  const { plan, row, resumeId } = await readLearningPlan(ctx)
  const outdated = row && (await outdatedBecause(ctx, { row, resumeId }))
  return new Answer(200, { ...plan, ...(outdated ? { outdated } : {}) }, { etag: preferencesTag(ctx, row) })
}

const again = 'Refresh it to use what is new.'

const outdatedBecause = async (
  ctx: RequestContext,
  { row, resumeId }: { row: PlanRow; resumeId: number | null },
): Promise<string | undefined> => {
  if (!row.basis) return undefined
  if (row.basis.resumeId !== resumeId) return `Your resume has changed since this path was made. ${again}`
  const now = JSON.stringify((await listOwnSkills(ctx)).toSorted())
  return now === JSON.stringify(row.basis.skills.toSorted())
    ? undefined
    : `Your skills have changed since this path was made. ${again}`
}
