import type { claimSkillLevel as call } from '@nextrung/contract/assessment-claims'
import { type AssessmentOverview, assessmentLimits } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listAssessments, replaceAssessment } from './assessments.store.ts'
import { getAssessments } from './get-assessments.ts'
import { resolveSkill } from './resolve-skill.ts'

/** Stores at which level the person says they are. */
export const claimSkillLevel = async (
  ctx: RequestContext,
  { params, body }: CallInput<typeof call>,
): Promise<AssessmentOverview> => {
  const userId = ctx.user.id
  const skillName = await resolveSkill(ctx.db, params.skill)
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const claims = (await listAssessments(tx, userId)).filter(
      ({ verificationMethod }) => verificationMethod === 'self',
    )
    const isNew = !claims.some((claim) => claim.skillName === skillName)
    if (isNew && claims.length >= assessmentLimits.claims)
      throw new AppError(
        'BAD_REQUEST',
        `You can state your level in at most ${assessmentLimits.claims} skills. Remove one to add another.`,
      )
    await replaceAssessment(tx, {
      userId,
      skillName,
      proficiencyLevel: body.level,
      lastAssessed: ctx.now(),
      verified: false,
      verificationMethod: 'self',
      evidence: ['You said so yourself.'],
    })
  })
  return getAssessments(ctx)
}
