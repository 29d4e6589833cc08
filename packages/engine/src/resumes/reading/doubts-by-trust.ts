import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import type { ResumeSources } from '../resume-model.ts'
import type { Doubt } from './doubts-by-rule.ts'
import { isAskable } from './field-questions.ts'
import { fieldText } from './field-text.ts'
import { untakenTexts } from './nearby-texts.ts'
import { entryOf, type SourceIndex } from './source-index.ts'
import type { TrustedFact } from './trust/trust-of-facts.ts'

type Parsed = { document: ResumeDocument; sources: ResumeSources }
type Around = { lines: readonly Line[]; index: SourceIndex }

// Both chosen on people who were looked at, see docs/evaluation.md.
const trusted = 0.94
const sure = 0.5

/** The fields whose facts are judged by all that the page tells. */
const judged =
  /^\/(?:basics\/(?:name|label)|work\/\d+(?:\/(?:position|name|startDate|endDate|current|dateText))?|education\/\d+(?:\/(?:institution|studyType|startDate|endDate|current|dateText))?|certificates\/\d+\/name)$/

/** The texts beside a field that no other field of its entry holds. */
function othersBeside(
  { document, sources }: Parsed,
  given: Around & { pointer: string; own: readonly Line[] },
) {
  const { lines, index, pointer, own } = given
  const entry = entryOf(pointer)
  if (pointer === entry) return []
  const isFree = (line: Line) => [...index.ownersOf(line)].every((owner) => owner === entry)
  const around = lines.filter(
    (line) =>
      own.includes(line) || (own.some((mine) => Math.abs(mine.index - line.index) <= 1) && isFree(line)),
  )
  const taken = Object.keys(sources)
    .filter((at) => entryOf(at) === entry)
    .flatMap((at) => fieldText(document, at) ?? [])
  return untakenTexts(around, taken).map(({ text }) => text)
}

const isWhole = ({ kind }: TrustedFact) => kind === 'job' || kind === 'study'

/** One question about a whole entry where it may be none, or where more than one of its fields may be wrong. */
function wholeEntries(doubtful: readonly TrustedFact[], facts: readonly TrustedFact[]): TrustedFact[] {
  const byEntry = Map.groupBy(doubtful, ({ entry }) => entry)
  return [...byEntry].flatMap(([entry, own]) => {
    const [first] = own
    if (first === undefined) return []
    const whole = facts.find((fact) => isWhole(fact) && fact.entry === entry)
    if (whole === undefined || (own.length < 2 && !isWhole(first))) return own
    return [{ ...whole, trust: Math.min(...own.map(({ trust }) => trust)) }]
  })
}

/** What is probably wrong by all that tells how a field was read, the least likely to be right first. */
export function doubtsByTrust(
  parsed: Parsed,
  given: Around & { facts: readonly TrustedFact[]; sureness: ReadonlyMap<string, number> },
): Doubt[] {
  const { facts, sureness, index } = given
  const doubtful = wholeEntries(
    facts.filter(({ trust }) => trust < trusted),
    facts,
  ).map(({ pointer, trust, lines, heads }) => ({ pointer, trust, own: lines.length > 0 ? lines : heads }))
  const further = [...sureness]
    .filter(([pointer, value]) => value < sure && !judged.test(pointer) && isAskable(pointer))
    .map(([pointer, trust]) => ({ pointer, trust, own: index.linesOf(pointer) }))
  return [...doubtful, ...further]
    .sort((a, b) => a.trust - b.trust)
    .flatMap(({ pointer, own }): Doubt[] =>
      fieldText(parsed.document, pointer) === undefined
        ? []
        : [{ pointer, lines: own, suggestions: othersBeside(parsed, { ...given, pointer, own }) }],
    )
}
