import type { addCertificate as call } from '@nextrung/contract/assessment-claims'
import { type AssessmentOverview, assessmentLimits } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { holdLock } from '../../db/advisory-locks.ts'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  type AssessmentRow,
  insertAssessment,
  listAssessments,
  updateAssessment,
} from './assessments.store.ts'
import { getAssessments } from './get-assessments.ts'
import { resolveSkill } from './resolve-skill.ts'

/** Stores a certificate as the person describes it; one of the same name and issuer is changed. */
export const addCertificate = async (
  ctx: RequestContext,
  { body }: CallInput<typeof call>,
): Promise<AssessmentOverview> => {
  const userId = ctx.user.id
  const { name, issuer } = body
  const skillName = await resolveSkill(ctx.db, body.skill)
  const change = {
    lastAssessed: ctx.now(),
    evidence: [`You named the certificate “${name}” by ${issuer}. Nobody has verified it.`],
    certificate: {
      name,
      issuer,
      link: body.link || null,
      issuedOn: body.issuedOn || null,
      expiresOn: body.expiresOn || null,
    },
  }
  await ctx.db.transaction(async (tx) => {
    await holdLock(tx, 'person', userId)
    const certificates = (await listAssessments(tx, userId)).filter(({ certificate }) => certificate)
    const same = certificates.find((row) => isSame(row, { skillName, name, issuer }))
    if (same) return updateAssessment(tx, { userId, id: same.id, change })
    if (certificates.length >= assessmentLimits.certificates)
      throw new AppError(
        'BAD_REQUEST',
        `You can name at most ${assessmentLimits.certificates} certificates. Remove one to add another.`,
      )
    await insertAssessment(tx, { userId, skillName, verificationMethod: 'certification', ...change })
  })
  return getAssessments(ctx)
}

const isSame = (
  { skillName, certificate }: AssessmentRow,
  asked: { skillName: string; name: string; issuer: string },
): boolean =>
  skillName === asked.skillName &&
  certificate?.name.toLowerCase() === asked.name.toLowerCase() &&
  certificate.issuer.toLowerCase() === asked.issuer.toLowerCase()
