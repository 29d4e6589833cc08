import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Services } from '../../context.ts'

type Asked = {
  engine: Services['engine']
  document: ResumeDocument
  design: ResumeDesign
  /** Of the text; guessed from it by the writers when it is not known. */
  language?: string
}
type Content = { bytes: Uint8Array; contentType: string; extension: string }
type Format = 'pdf' | 'doc' | 'json' | 'md'

/** A resume as a file of this format. */
export const writeResumeFile = (format: Format, asked: Asked): Promise<Content> => writers[format](asked)

// The writers of documents are large, and many servers are started long before the first download.
const writers: Record<Format, (asked: Asked) => Promise<Content>> = {
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
