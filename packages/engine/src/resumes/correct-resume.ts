import { ResumeDocument, type SourceLine } from '@nextrung/contract/resume-document'
import { z } from 'zod'
import { listSkills } from '../person/list-skills.ts'
import { cleanDocument, tidyText } from './correcting/clean-document.ts'
import { followEdits } from './correcting/follow-edits.ts'
import { followQuestions } from './correcting/follow-questions.ts'
import { matchEntries } from './correcting/match-entries.ts'
import { ParsedResume, type ResumeSources } from './resume-model.ts'

/** The parsed resume and the document as the person edited it. */
export const Corrections = z.object({
  parsed: ParsedResume,
  document: ResumeDocument,
  /** ISO date stored with the person's changes. */
  today: z.string().optional(),
  /** A line among the edits that says what the person showed here, and when. */
  shownLine: z.object({ text: z.string(), on: z.string(), what: z.string() }).optional(),
})
export type Corrections = z.output<typeof Corrections>

export const CorrectedResume = z.object({
  parsed: ParsedResume,
  /** JSON pointers. */
  corrected: z.array(z.string()),
})

type Sides = { before: unknown; now: unknown; from: string; to: string }
type Carried = {
  old: ResumeSources
  sources: ResumeSources
  told: (text: string) => SourceLine[]
  /** Where each field and entry that is still there stands now, by where it stood. */
  moves: Map<string, string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The person as the source of a text, and what they showed here if the text is a line about that. */
const toldBy =
  ({ today, shownLine }: Corrections) =>
  (text: string): SourceLine[] => {
    const shown = shownLine?.text === text ? { on: shownLine.on, what: shownLine.what } : undefined
    return [
      { page: 0, line: 0, text, by: 'person', ...(today ? { at: today } : {}), ...(shown ? { shown } : {}) },
    ]
  }

/** Moves the sources of unchanged fields to their new positions; everything else gets the person as its source. */
function carry({ before, now, from, to }: Sides, carried: Carried): void {
  if (before !== undefined) carried.moves.set(from, to)
  if (typeof now === 'string' || typeof now === 'boolean') {
    // Parsed texts may contain whitespace that cleaning removes; entry positions match those of the sources.
    if (now === before || (typeof before === 'string' && now === tidyText(before))) {
      const lines = carried.old[from]
      if (lines !== undefined) carried.sources[to] = lines
    } else carried.sources[to] = carried.told(String(now))
  } else if (Array.isArray(now)) {
    const old = Array.isArray(before) ? before : []
    const matches = matchEntries(old, now)
    for (const [at, item] of now.entries()) {
      const match = matches[at]
      carry(
        {
          before: match === undefined ? undefined : old[match],
          now: item,
          from: `${from}/${match}`,
          to: `${to}/${at}`,
        },
        carried,
      )
    }
  } else if (isRecord(now)) {
    const old = isRecord(before) ? before : {}
    for (const [key, value] of Object.entries(now))
      carry({ before: old[key], now: value, from: `${from}/${key}`, to: `${to}/${key}` }, carried)
  }
}

const withoutOrder = ({ sectionOrder: _, ...content }: ResumeDocument) => content

const correctedIn = (sources: ResumeSources): string[] =>
  Object.keys(sources).filter((pointer) => sources[pointer]?.some(({ by }) => by === 'person'))

/**
 * Applies the person's edits to the parsed resume. Fields that the person changed or added get the person as their
 * source (page and line 0) and are listed in `corrected` by JSON pointer; the others keep the file's lines, wherever
 * they are now. Texts are trimmed and empty entries dropped; fields that depend on an edited one follow it (date text
 * follows dates, the city follows the place). Questions about fields that were edited or removed are settled.
 * Idempotent.
 */
export function correctResume(input: Corrections): z.output<typeof CorrectedResume> {
  const { parsed } = input
  const before = cleanDocument(parsed.document)
  // An editor that does not know the details kept apart sends none; they are not lost with its edits.
  const { personal } = before
  const edited = { ...(personal === undefined ? {} : { personal }), ...input.document }
  const document = ResumeDocument.parse(followEdits(cleanDocument(edited), before))
  if (JSON.stringify(document) === JSON.stringify(ResumeDocument.parse(before)))
    return { parsed, corrected: parsed.corrected ?? correctedIn(parsed.sources) }
  const sources: ResumeSources = {}
  const moves = new Map<string, string>()
  carry(
    { before: withoutOrder(parsed.document), now: withoutOrder(document), from: '', to: '' },
    { old: parsed.sources, sources, told: toldBy(input), moves },
  )
  const unsure = followQuestions(parsed.unsure ?? [], { before: parsed.document, now: document, moves })
  const corrected = correctedIn(sources)
  const skills = listSkills(document)
  return { parsed: { ...parsed, document, sources, skills, corrected, unsure }, corrected }
}
