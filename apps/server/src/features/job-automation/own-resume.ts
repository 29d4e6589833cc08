import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume, type ShownResumeRow } from '../resumes/resumes.public.ts'

/**
 * One of the person's versions that can be sent.
 * @throws AppError NOT_FOUND, NOT_READY, NOT_A_RESUME or BAD_REQUEST for one that could not be analyzed
 */
export const findSendableResume = async (ctx: RequestContext, id: number): Promise<ShownResumeRow> => {
  const row = await getCompletedResume(ctx, id)
  if (row.notResume === null) {
    if (row.document) return row
    throw new AppError(
      'BAD_REQUEST',
      'This version could not be analyzed, so it cannot be compared with jobs. Choose another version or upload it again.',
    )
  }
  throw new AppError(
    'NOT_A_RESUME',
    'This does not look like a resume, so it cannot be compared with jobs. Upload another file, or say that it is your resume.',
  )
}
