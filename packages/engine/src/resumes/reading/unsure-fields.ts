import type { UnsureField } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import type { ParsedResume } from '../resume-model.ts'
import { type Doubt, doubtsByRule } from './doubts-by-rule.ts'
import { doubtsByTrust } from './doubts-by-trust.ts'
import { fieldQuestion } from './field-questions.ts'
import { fieldText } from './field-text.ts'
import { entryOf, indexSources } from './source-index.ts'
import type { TrustedFact } from './trust/trust-of-facts.ts'

type Parsed = Pick<ParsedResume, 'document' | 'sources'>
type Page = {
  lines: readonly Line[]
  /** How likely each shown fact is right. */
  facts?: readonly TrustedFact[]
  /** How sure the reader is of a field's words, from 0 to 1, by JSON pointer. */
  sureness?: ReadonlyMap<string, number>
}

// More questions than this are an interrogation; the rest is for the correction editor.
const mostQuestions = 12
const mostSuggestions = 4
const mostSources = 4

const importance: readonly RegExp[] = [/^\/basics\/name$/, /^\/work\//, /^\/education\//, /^\/basics\//]
const rankOf = (pointer: string) => {
  const rank = importance.findIndex((pattern) => pattern.test(pointer))
  return rank === -1 ? importance.length : rank
}

/**
 * The fields to ask the person about, most important first: by general rules, and what is probably wrong by how it was
 * read. Each question quotes the lines of the file that it is about.
 */
export function unsureFields(parsed: Parsed, page: Page): UnsureField[] {
  const { lines, facts = [], sureness = new Map<string, number>() } = page
  const index = indexSources(parsed.sources, lines)
  const byTrust = doubtsByTrust(parsed, { lines, index, facts, sureness })
  const entries = byTrust.filter(({ pointer }) => pointer === entryOf(pointer))
  const whole = new Set(entries.map(({ pointer }) => pointer))
  // Whoever is asked about a whole entry sees its fields, too.
  const fields = [...doubtsByRule(parsed.document, { lines, index }), ...byTrust]
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
