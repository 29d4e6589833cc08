import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { AppError } from '../../errors.ts'
import type { ShownResumeRow } from './resumes.store.ts'

/**
 * The document of a completed version.
 * @throws AppError NOT_A_RESUME for a text that is none
 */
export const requireDocument = ({ document, notResume }: ShownResumeRow): ResumeDocument => {
  if (notResume !== null)
    throw new AppError(
      'NOT_A_RESUME',
      'This does not look like a resume, so there is nothing to download. Upload another file, or say that it is your resume.',
    )
  if (!document) throw new AppError('INTERNAL', 'This version has no document.')
  return document
}
