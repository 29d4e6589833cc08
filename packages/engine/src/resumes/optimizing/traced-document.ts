import { ResumeDocument, type ResumeEvidence, type SourceLine } from '@nextrung/contract/resume-document'
import { sourceKey } from '../../truth/source-key.ts'
import type { ParsedResume, ResumeSources } from '../resume-model.ts'

/** A text of the result that keeps track of its origin while it is moved and reworded. */
export type TracedText = {
  traced: true
  text: string
  original: string
  /** JSON pointers into the parsed document. */
  from: string[]
  changes: string[]
  question?: string
  /** True for text the person entered by hand: it is moved, never reworded. */
  byHand?: boolean
}

export type Traced<T> = T extends string
  ? TracedText
  : T extends readonly (infer Item)[]
    ? Traced<Item>[]
    : T extends object
      ? { [Key in keyof T]: Traced<T[Key]> }
      : T

export type TracedResume = Traced<Omit<ResumeDocument, 'sectionOrder'>>
export type TracedWork = TracedResume['work'][number]

/** Makes each text of the document traceable; those at the pointers in `corrected` are the person's own. */
export const traceDocument = (document: ResumeDocument, corrected: readonly string[] = []): TracedResume => {
  const byHand = new Set(corrected)
  const trace = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string')
      return {
        traced: true,
        text: value,
        original: value,
        from: [pointer],
        changes: [],
        ...(byHand.has(pointer) ? { byHand: true } : {}),
      } satisfies TracedText
    if (Array.isArray(value)) return value.map((item, at) => trace(item, `${pointer}/${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, trace(item, `${pointer}/${key}`)]),
    )
  }
  const { sectionOrder: _, ...content } = document
  return trace(content, '') as TracedResume
}

const isTraced = (value: unknown): value is TracedText =>
  typeof value === 'object' && value !== null && 'traced' in value && value.traced === true

/** The lines behind a pointer, or behind its nearest ancestor that has any. */
const sourcesAt = (sources: ResumeSources, pointer: string): SourceLine[] => {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const lines = sources[at]
    if (lines && lines.length > 0) return lines
  }
  return []
}

const sourcesOf = (pointers: string[], sources: ResumeSources): SourceLine[] => {
  const lines = pointers.flatMap((pointer) => sourcesAt(sources, pointer))
  const unique = new Map(lines.map((line) => [sourceKey(line), line]))
  return [...unique.values()].sort((a, b) => a.page - b.page || a.line - b.line)
}

/** The change label for a text in which a skill got its owner's spelling. */
export const spellingChange = 'Skill names written in full spelling'

const plainWords = (text: string): string =>
  (text.charAt(0).toLowerCase() + text.slice(1)).replace(/[^\p{L}\p{N}+#%$€£]+/gu, ' ').trim()

const markOf = ({ text, original, question, changes }: TracedText): 'kept' | 'reworded' | 'needs-number' => {
  if (question) return 'needs-number'
  if (changes.includes(spellingChange)) return 'reworded'
  return plainWords(text) === plainWords(original) ? 'kept' : 'reworded'
}

type SplitDocument = Pick<ParsedResume, 'document'> & { evidence: ResumeEvidence }

/** The plain document and, by pointer into it, the evidence for each text. */
export const splitTracedDocument = (
  traced: TracedResume,
  { sectionOrder, sources }: { sectionOrder: ResumeDocument['sectionOrder']; sources: ResumeSources },
): SplitDocument => {
  const evidence: ResumeEvidence = {}
  const toPlain = (value: unknown, pointer: string): unknown => {
    if (isTraced(value)) {
      evidence[pointer] = {
        mark: markOf(value),
        sources: sourcesOf(value.from, sources),
        changes: value.changes,
        ...(value.question ? { question: value.question } : {}),
      }
      return value.text
    }
    if (Array.isArray(value)) return value.map((item, at) => toPlain(item, `${pointer}/${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, toPlain(item, `${pointer}/${key}`)]),
    )
  }
  const document = ResumeDocument.parse({ ...(toPlain(traced, '') as object), sectionOrder })
  return { document, evidence }
}
