import type { CallInput, CallOutput } from '@nextrung/contract/call'
import type { getSkillLevels as call } from '@nextrung/contract/skill-levels'
import { describeLevels, levelKey } from '@nextrung/engine/learning/describe-levels'
import type { RequestContext } from '../../http/request-context.ts'
import { listLevelsOf } from './proficiency.store.ts'

/** What a person can do at each level of a skill, and the usual hours to get there. */
export const getSkillLevels = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> => {
  const skill = levelKey(params.skill)
  return { skill, ...describeLevels(await listLevelsOf(ctx.db, skill)) }
}
