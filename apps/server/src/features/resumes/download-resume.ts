import type { CallInput } from '@nextrung/contract/call'
import { defaultDesign, type ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { downloadResume as call } from '@nextrung/contract/resumes'
import { AppError } from '../../errors.ts'
import type { FileAnswer } from '../../http/answer.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getCompletedResume } from './get-completed-resume.ts'

type Asked = {
  engine: RequestContext['engine']
  document: ResumeDocument
  design: ResumeDesign
  /** Of the text; guessed from it by the writers when it is not known. */
  language?: string
}
type Content = { bytes: Uint8Array; contentType: string; extension: string }

/** The optimised resume as a file, in the look that is asked for or that the person chose. */
export const downloadResume = async (
  ctx: RequestContext,
  { params, query }: CallInput<typeof call>,
): Promise<FileAnswer> => {
  const { id, document, design, language } = await getCompletedResume(ctx, params.id)
  if (!document) throw new AppError('INTERNAL', 'This version has no document to download.')
  const { format, ...asked } = query
  const write = writers[format]
  const content = await write({
    engine: ctx.engine,
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

// The writers of documents are large, and many servers are started long before the first download.
const writers: Record<'pdf' | 'doc' | 'json' | 'md', (asked: Asked) => Promise<Content>> = {
  pdf: async ({ engine: _engine, ...input }) => {
    const { writePdf } = await import('@nextrung/documents/write/pdf')
    return { bytes: await writePdf(input), contentType: 'application/pdf', extension: 'pdf' }
  },
  doc: async ({ engine: _engine, ...input }) => {
    const { writeDocx } = await import('@nextrung/documents/write/docx')
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return { bytes: await writeDocx(input), contentType, extension: 'docx' }
  },
  json: async ({ engine, document }) => ({
    bytes: Buffer.from(`${JSON.stringify(engine.toJsonResume(document), null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    extension: 'json',
  }),
  md: async ({ engine, document }) => ({
    bytes: Buffer.from(engine.resumeMarkdown(document)),
    contentType: 'text/markdown; charset=utf-8',
    extension: 'md',
  }),
}
