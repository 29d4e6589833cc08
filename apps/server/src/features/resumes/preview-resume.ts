import type { CallInput } from '@nextrung/contract/call'
import { defaultDesign } from '@nextrung/contract/resume-design'
import type { previewResume as call } from '@nextrung/contract/resumes'
import { notFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'
import { requireDocument } from './require-document.ts'
import { withPersonalDetails } from './with-personal-details.ts'

/** One page of the PDF as an image, in the requested design. */
export const previewResume = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const row = await getCompletedResume(ctx, params.id)
  const { id, design, language } = row
  const document = withPersonalDetails(requireDocument(row), row)
  const { page, ...asked } = query
  const { NoSuchPageError, writePreview } = await import('@nextrung/documents/write/preview')
  try {
    const { svg, pageCount } = await writePreview({
      document,
      ...(language ? { language } : {}),
      design: { ...defaultDesign, ...design, ...asked },
      page,
    })
    return {
      bytes: svg,
      contentType: 'image/svg+xml',
      fileName: `resume-${id}-${page}.svg`,
      isShown: true,
      headers: { 'x-page-count': String(pageCount) },
    }
  } catch (error) {
    if (error instanceof NoSuchPageError) throw notFound('This page')
    throw error
  }
}
