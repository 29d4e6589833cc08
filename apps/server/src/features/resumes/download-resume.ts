import type { CallInput } from '@nextrung/contract/call'
import { defaultDesign } from '@nextrung/contract/resume-design'
import type { downloadResume as call } from '@nextrung/contract/resumes'
import { AppError } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { writeResumeFile } from './write-resume-file.ts'

/** The optimized resume as a file, in the requested design or the one the person chose. */
export const downloadResume = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const { id, document, design, language } = await getCompletedResume(ctx, params.id)
  if (!document) throw new AppError('INTERNAL', 'This version has no document to download.')
  const { format, ...asked } = query
  const content = await writeResumeFile(format, {
    document,
    design: { ...defaultDesign, ...design, ...asked },
    ...(language ? { language } : {}),
  })
  return {
    bytes: content.bytes,
    contentType: content.contentType,
    fileName: `resume-${id}.${content.extension}`,
  }
}
