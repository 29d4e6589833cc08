import type { deleteCertificateFile as call } from '@nextrung/contract/assessment-claims'
import type { AssessmentOverview } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { removeCertificateFile } from './certificate-files.store.ts'
import { getAssessments } from './get-assessments.ts'

/** Removes the copy of a certificate; the certificate stays named. */
export const deleteCertificateFile = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<AssessmentOverview> => {
  if (!(await removeCertificateFile(ctx.db, { userId: ctx.user.id, certificateId: params.id })))
    throw notFound('This file')
  return getAssessments(ctx)
}
