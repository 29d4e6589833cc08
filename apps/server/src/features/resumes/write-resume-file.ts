import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { toJsonResume } from '@nextrung/engine/resumes/json-resume/to-json-resume'
import { resumeMarkdown } from '@nextrung/engine/resumes/resume-markdown'

type Asked = {
  document: ResumeDocument
  design: ResumeDesign
  /** Language of the text; detected by the writers if unknown. */
  language?: string
}
type Content = { bytes: Uint8Array; contentType: string; extension: string }
type Format = 'pdf' | 'doc' | 'json' | 'md'

export const writeResumeFile = (format: Format, asked: Asked): Promise<Content> => writers[format](asked)

// Load the large document writers only when needed: many servers run long before their first download.
const writers: Record<Format, (asked: Asked) => Promise<Content>> = {
  pdf: async (input) => {
    const { writePdf } = await import('@nextrung/documents/write/pdf')
    return { bytes: await writePdf(input), contentType: 'application/pdf', extension: 'pdf' }
  },
  doc: async (input) => {
    const { writeDocx } = await import('@nextrung/documents/write/docx')
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return { bytes: await writeDocx(input), contentType, extension: 'docx' }
  },
  json: async ({ document }) => ({
    bytes: Buffer.from(`${JSON.stringify(toJsonResume(document), null, 2)}\n`),
    contentType: 'application/json; charset=utf-8',
    extension: 'json',
  }),
  md: async ({ document }) => ({
    bytes: Buffer.from(resumeMarkdown(document)),
    contentType: 'text/markdown; charset=utf-8',
    extension: 'md',
  }),
}
