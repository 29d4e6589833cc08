import type { CallInput } from '@nextrung/contract/call'
import type { getUnderstood as call, UnderstoodResume } from '@nextrung/contract/resumes'
import type { RequestContext } from '../../http/request-context.ts'
import { findUnderstood } from './find-understood.ts'
import { getCompletedResume } from './get-completed-resume.ts'

/** The parsed content of the file, with the corrections made so far. */
export const getUnderstood = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<UnderstoodResume> => {
  await getCompletedResume(ctx, params.id)
  const { document, corrected } = await findUnderstood(ctx, params.id)
  return { document, corrected: corrected ?? [] }
}
