import type { UnsureField } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import type { ParsedResume } from '../resume-model.ts'
import { doubtsByLines } from './doubts-by-lines.ts'
import { type Doubt, doubtsByRule } from './doubts-by-rule.ts'
import { fieldQuestion, isAskable } from './field-questions.ts'
import { fieldText } from './field-text.ts'
import { untakenTexts } from './nearby-texts.ts'
import { entryOf, indexSources, type SourceIndex } from './source-index.ts'

type Parsed = Pick<ParsedResume, 'document' | 'sources'>
type Page = {
  lines: readonly Line[]
  /** How sure the reader is of a field, from 0 to 1, by JSON pointer. */
  confidence?: ReadonlyMap<string, number>
  /** How sure the reader is of what a line is, from 0 to 1. */
  placed?: ReadonlyMap<Line, number>
}

type Indexed = Page & { index: SourceIndex }

// Chosen on people who were looked at, see docs/evaluation.md.
const sure = 0.8
// More questions than this are an interrogation; the rest is for the correction editor.
const mostQuestions = 12
const mostSuggestions = 4
const mostSources = 4

const importance: readonly RegExp[] = [/^\/basics\/name$/, /^\/work\//, /^\/education\//, /^\/basics\//]
const rankOf = (pointer: string) => {
  const rank = importance.findIndex((pattern) => pattern.test(pointer))
  return rank === -1 ? importance.length : rank
}

/** Fields with a low confidence, and the texts beside them that no other field of their entry holds. */
function doubtsByConfidence({ document, sources }: Parsed, { lines, confidence, index }: Indexed): Doubt[] {
  if (confidence === undefined) return []
  return [...confidence]
    .filter(([pointer, value]) => value < sure && isAskable(pointer))
    .sort((a, b) => a[1] - b[1])
    .slice(0, mostQuestions)
    .flatMap(([pointer]) => {
      if (fieldText(document, pointer) === undefined) return []
      const own = index.linesOf(pointer)
      const entry = entryOf(pointer)
      const isFree = (line: Line) => [...index.ownersOf(line)].every((owner) => owner === entry)
      const around = lines.filter(
        (line) =>
          own.includes(line) || (own.some((mine) => Math.abs(mine.index - line.index) <= 1) && isFree(line)),
      )
      const taken = Object.keys(sources)
        .filter((at) => entryOf(at) === entry)
        .flatMap((at) => fieldText(document, at) ?? [])
      const others = pointer === entry ? [] : untakenTexts(around, taken).map(({ text }) => text)
      return [{ pointer, lines: own, suggestions: others }]
    })
}

/**
 * The fields to ask the person about, most important first: by general rules and, where a reader gives its confidence,
 * what it is not sure of. Each question quotes the lines of the file that it is about.
 */
export function unsureFields(parsed: Parsed, page: Page): UnsureField[] {
  const indexed = { ...page, index: indexSources(parsed.sources, page.lines) }
  const { placed = new Map<Line, number>() } = page
  const entries = doubtsByLines(parsed.document, { placed, index: indexed.index })
  const whole = new Set(entries.map(({ pointer }) => pointer))
  // Whoever is asked about a whole entry sees its fields, too.
  const fields = [...doubtsByRule(parsed.document, indexed), ...doubtsByConfidence(parsed, indexed)]
  const doubts = [...entries, ...fields.filter(({ pointer }) => !whole.has(entryOf(pointer)))]
  const asked = new Map<string, Doubt>()
  for (const doubt of doubts) if (!asked.has(doubt.pointer)) asked.set(doubt.pointer, doubt)
  return [...asked.values()]
    .map((doubt, at) => ({ doubt, at }))
    .sort((a, b) => rankOf(a.doubt.pointer) - rankOf(b.doubt.pointer) || a.at - b.at)
    .slice(0, mostQuestions)
    .map(({ doubt: { pointer, lines, suggestions } }) => {
      const value = fieldText(parsed.document, pointer)
      const question = fieldQuestion({ pointer, isRead: value !== undefined }, parsed.document)
      return {
        pointer,
        question,
        ...(value === undefined ? {} : { value }),
        sources: lines.slice(0, mostSources).map(({ source }) => source),
        suggestions: [...new Set(suggestions)].filter((text) => text !== value).slice(0, mostSuggestions),
      }
    })
}
