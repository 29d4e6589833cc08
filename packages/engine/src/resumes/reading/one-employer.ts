import { hasTitleWord } from '../../text/career-words.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'

const surely = 0.9
const asked = 0.6

const joiner = /^\s*[,/&–-]\s*$/u

/** Spans of one label beside each other, such as "Nurse" and "Step-Down" in "Nurse, Step-Down", as one. */
function joinBeside(spans: readonly FieldSpan[], label: FieldSpan['label']): FieldSpan[] {
  const joined: FieldSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const isBeside =
      last !== undefined &&
      last.label === label &&
      span.label === label &&
      last.line === span.line &&
      joiner.test(span.line.text.slice(last.end, span.start))
    if (!isBeside) {
      joined.push(span)
      continue
    }
    const text = span.line.text.slice(last.start, span.end)
    joined[joined.length - 1] = { ...last, text, end: span.end, sure: Math.min(last.sure, span.sure) }
  }
  return joined
}

/** The employer that the model is sure of, where it stands on a line of its own with its place or alone. */
function sureEmployer({ spans }: ReadBlock): FieldSpan | undefined {
  const [best] = spans.filter(({ label }) => label === 'employer').sort((a, b) => b.sure - a.sure)
  const isAlone = best && spans.every(({ line, label }) => line !== best.line || label !== 'position')
  return isAlone && best.sure >= surely ? best : undefined
}

/**
 * A job has one employer. Where one line surely names it, what another line calls an employer less surely is the
 * position ("Travel Nurse") or belongs to the one beside it ("Nurse, Step-Down").
 */
export function oneEmployer(read: ReadBlock): ReadBlock {
  const employer = read.block.kind === 'jobHead' ? sureEmployer(read) : undefined
  if (employer === undefined) return read
  const rivals = read.spans.filter(
    (span) => span.label === 'employer' && span.line !== employer.line && span.sure < employer.sure,
  )
  const surePosition = read.spans.find(({ label, sure }) => label === 'position' && sure >= surely)
  const taken = rivals.filter(
    ({ line, sure, text }) =>
      (surePosition === undefined && (sure < surely || hasTitleWord(text))) ||
      (surePosition?.line === line && sure < surely),
  )
  if (taken.length === 0) return { ...read, spans: joinBeside(read.spans, 'position') }
  const isFirst = (span: FieldSpan) => span.line === (surePosition ?? taken[0])?.line
  const spans = read.spans.flatMap((span): FieldSpan[] => {
    if (taken.includes(span)) return [{ ...span, label: 'position', sure: Math.min(span.sure, asked) }]
    // Another position that the model is not sure of, below: "placed by Wayfare Nurse Staffing".
    return span.label === 'position' && span.sure < surely && !isFirst(span) ? [] : [span]
  })
  const dropped = read.spans.filter(
    (span) => span.label === 'position' && span.sure < surely && !isFirst(span),
  )
  return {
    ...read,
    spans: joinBeside(spans, 'position'),
    rest: [...read.rest, ...dropped.map(({ text, line }) => ({ text, line }))],
  }
}
