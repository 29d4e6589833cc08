import { readFileSync } from 'node:fs'
import type { Family, HostileFile, Outcome } from '../hostile-file.ts'
import { docxResume, pdfResume, textResume } from '../sample-content.ts'

const contents = {
  pdf: pdfResume(),
  docx: docxResume(),
  doc: readFileSync(new URL('../../packages/documents/fixtures/read/resume-with-table.doc', import.meta.url)),
  txt: textResume(),
}

const extensions = ['pdf', 'docx', 'doc', 'txt'] as const
const mimes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'text/plain',
  'application/octet-stream',
  'text/html',
]

// Word's two formats are accepted under each other's extension; the browser's content type is ignored.
function outcomeOf(content: string, extension: string): Outcome {
  const isWord = (kind: string) => kind === 'docx' || kind === 'doc'
  return content === extension || (isWord(content) && isWord(extension)) ? 'accepted' : 'notAllowed'
}

const combinations: HostileFile[] = Object.entries(contents).flatMap(([content, bytes]) =>
  extensions.flatMap((extension) =>
    mimes.map((mime) => ({
      what: `${content} called .${extension} sent as ${mime}`,
      fileName: `a.${extension}`,
      mime,
      bytes: () => bytes,
      allowed: [outcomeOf(content, extension)],
      isQuick: mime === 'text/html' && content === 'pdf',
    })),
  ),
)

export const types: Family = {
  id: 'g10',
  title: 'Every type under every name and MIME type',
  files: combinations,
}
