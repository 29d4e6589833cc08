import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { ResumeSources } from '../resume-model.ts'

const headings: readonly (readonly [keyof ResumeDocument, string])[] = [
  ['work', 'Experience'],
  ['projects', 'Projects'],
  ['skills', 'Skills'],
  ['education', 'Education'],
  ['certificates', 'Certificates'],
  ['languages', 'Languages'],
]

/** Fields whose texts share one line. */
const rows = new Set(['keywords', 'courses', 'roles'])

/** Lays out a document that arrived as data as lines of a page, and records which lines each field is on. */
export function documentLines(document: ResumeDocument): { lines: ReadLine[]; sources: ResumeSources } {
  const lines: ReadLine[] = []
  const sources: ResumeSources = {}
  const push = (line: Omit<ReadLine, 'page'>) => lines.push({ page: 1, ...line })
  const write = (text: string, look: Partial<ReadLine>) =>
    text.split('\n').map((part, at) => {
      const number = push({ text: part, ...(at === 0 ? look : {}) })
      return { page: 1, line: number, text: part }
    })
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') {
      const bullet = /\/highlights\/\d+$/.test(pointer)
      sources[pointer] = write(value, bullet ? { bullet } : {})
    } else if (typeof value === 'boolean') {
      const { line, text } = { line: lines.length, text: lines.at(-1)?.text ?? '' }
      sources[pointer] = [{ page: 1, line, text }]
    } else if (Array.isArray(value) && rows.has(pointer.slice(pointer.lastIndexOf('/') + 1))) {
      if (value.length === 0) return
      const from = write(value.join(', '), {})
      for (const at of value.keys()) sources[`${pointer}/${at}`] = from
    } else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, `${pointer}/${key}`)
  }
  walk(document.basics, '/basics')
  for (const [section, heading] of headings) {
    const entries = document[section]
    if (!Array.isArray(entries) || entries.length === 0) continue
    push({ text: heading, heading: true, gapBefore: true })
    walk(entries, `/${section}`)
  }
  for (const [at, { heading, lines: texts }] of document.other.entries()) {
    sources[`/other/${at}/heading`] = write(heading, { heading: true, gapBefore: true })
    walk(texts, `/other/${at}/lines`)
  }
  return { lines, sources }
}

/** Wraps the lines as a file that was read. */
export const readOf = (lines: ReadLine[], notices: string[]): ReadDocument => ({
  format: 'txt',
  pageCount: 1,
  lines,
  links: [],
  notices,
})
