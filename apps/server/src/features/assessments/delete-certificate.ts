import type { deleteCertificate as call } from '@nextrung/contract/assessment-claims'
import type { AssessmentOverview } from '@nextrung/contract/assessments'
import type { CallInput } from '@nextrung/contract/call'
import { notFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { deleteCertificateRow } from './assessments.store.ts'
import { getAssessments } from './get-assessments.ts'

/** Removes a certificate of the person. */
export const deleteCertificate = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<AssessmentOverview> => {
  if (!(await deleteCertificateRow(ctx.db, { userId: ctx.user.id, id: params.id })))
    throw notFound('This certificate')
  return getAssessments(ctx)
}
