import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import type { Doubt } from './doubts-by-rule.ts'
import type { SourceIndex } from './source-index.ts'

// Chosen on people who were looked at, see docs/evaluation.md.
const leastPlaced = 0.75

const heads = {
  work: /^(?:name|position|startDate|endDate|current|dateText)$/,
  education: /^(?:institution|studyType|area|startDate|endDate|current|dateText)$/,
  certificates: /^name$/,
} as const
const sections = ['work', 'education', 'certificates'] as const

/** Entries with a line in their head of which the model is not sure that it is one, or that it belongs to this entry. */
export function doubtsByLines(
  document: ResumeDocument,
  { placed, index }: { placed: ReadonlyMap<Line, number>; index: SourceIndex },
): Doubt[] {
  const sureOf = (line: Line) => placed.get(line) ?? 1
  return sections.flatMap((section) =>
    document[section].flatMap((_entry, at): Doubt[] => {
      const pointer = `/${section}/${at}`
      const lines = index.linesOf(pointer, heads[section])
      if (!lines.some((line) => sureOf(line) < leastPlaced)) return []
      return [{ pointer, lines, suggestions: [] }]
    }),
  )
}
