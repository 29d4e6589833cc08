import type { CallInput } from '@nextrung/contract/call'
import type { downloadResume as call } from '@nextrung/contract/resumes'
import { AppError } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The optimised resume as a file. */
export const downloadResume = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const { id, document } = await getCompletedResume(ctx, params.id)
  if (!document) throw new AppError('INTERNAL', 'This version has no document to download.')
  // The writers are large, and many servers are started long before the first download.
  if (query.format === 'pdf') {
    const { writePdf } = await import('@nextrung/documents/write/pdf')
    return {
      bytes: await writePdf({ document }),
      contentType: 'application/pdf',
      fileName: `resume-${id}.pdf`,
    }
  }
  const { writeDocx } = await import('@nextrung/documents/write/docx')
  return { bytes: await writeDocx({ document }), contentType: wordType, fileName: `resume-${id}.docx` }
}
