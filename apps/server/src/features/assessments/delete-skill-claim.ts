import type { deleteSkillClaim as call } from '@nextrung/contract/assessment-claims'
import type { AssessmentOverview } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteClaim } from './assessments.store.ts'
import { getAssessments } from './get-assessments.ts'
import { resolveSkill } from './resolve-skill.ts'

/** Takes the person's own word about a skill back. */
export const deleteSkillClaim = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<AssessmentOverview> => {
  const skill = await resolveSkill(ctx.db, params.skill)
  if (!(await deleteClaim(ctx.db, { userId: ctx.user.id, skill }))) throw notFound('Your level in this skill')
  return getAssessments(ctx)
}
