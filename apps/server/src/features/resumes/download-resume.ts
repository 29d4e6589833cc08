import type { CallInput } from '@nextrung/contract/call'
import { defaultDesign } from '@nextrung/contract/resume-design'
import type { downloadResume as call } from '@nextrung/contract/resumes'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { markUsed } from './mark-used.ts'
import { requireDocument } from './require-document.ts'
import { withPersonalDetails } from './with-personal-details.ts'
import { writeResumeFile } from './write-resume-file.ts'

/** The optimized resume as a file, in the requested design or the one the person chose. */
export const downloadResume = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const row = await getCompletedResume(ctx, params.id)
  const { id, design, language } = row
  const document = withPersonalDetails(requireDocument(row), row)
  const { format, ...asked } = query
  const content = await writeResumeFile(format, {
    document,
    design: { ...defaultDesign, ...design, ...asked },
    ...(language ? { language } : {}),
  })
  await markUsed(ctx, row)
  return {
    bytes: content.bytes,
    contentType: content.contentType,
    fileName: `resume-${id}.${content.extension}`,
  }
}
