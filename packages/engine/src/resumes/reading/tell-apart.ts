import { hasTitleWord } from '../../text/career-words.ts'
import type { FieldSpan, ReadBlock } from './field-span.ts'
import { oneEmployer } from './one-employer.ts'

const unsure = 0.4
const unsureRemark = 0.7

const isEither = ({ label }: FieldSpan) => label === 'position' || label === 'employer'

/** How often the headings of a resume that name both name the position first; positive if mostly. */
function leadOf(blocks: readonly ReadBlock[]): number {
  let lead = 0
  for (const { block, spans } of blocks) {
    if (block.kind !== 'jobHead') continue
    const labels = spans.filter(isEither).map(({ label }) => label)
    if (labels.includes('position') && labels.includes('employer')) lead += labels[0] === 'position' ? 1 : -1
  }
  return lead
}

const lookOf = ({ line }: FieldSpan) =>
  `${line.bold}|${line.fontSize ?? ''}|${line.text.toUpperCase() === line.text}`

function relabelled(read: ReadBlock, lead: number): ReadBlock {
  const spans = read.spans.filter(isEither)
  const [first, second] = spans
  if (read.block.kind !== 'jobHead' || first === undefined || second === undefined) return read
  const isOneKind = spans.every(({ label }) => label === first.label)
  // Two lines set alike may be one long value.
  if (!isOneKind || first.line === second.line || lookOf(first) === lookOf(second)) return read
  const titled = [hasTitleWord(first.text), hasTitleWord(second.text)]
  const isPositionFirst = titled[0] === titled[1] ? lead > 0 : titled[0] === true
  const [position, employer] = isPositionFirst ? [first, second] : [second, first]
  return {
    ...read,
    spans: read.spans.map((span) => {
      if (span === position) return { ...span, label: 'position', sure: Math.min(span.sure, unsure) }
      return span === employer ? { ...span, label: 'employer', sure: Math.min(span.sure, unsure) } : span
    }),
  }
}

/** A remark in brackets behind the employer is the employer's: "Harlow Labs (acquired)". */
function withRemark(read: ReadBlock): ReadBlock {
  const at = read.spans.findIndex(
    ({ label, text, line, sure, adjoins }, number) =>
      label === 'position' &&
      adjoins &&
      sure < unsureRemark &&
      /^\(.*\)$/u.test(text) &&
      read.spans[number - 1]?.label === 'employer' &&
      read.spans[number - 1]?.line === line,
  )
  const [employer, remark] = [read.spans[at - 1], read.spans[at]]
  if (employer === undefined || remark === undefined) return read
  const text = employer.line.text.slice(employer.start, remark.end)
  const whole = { ...employer, text, end: remark.end }
  return { ...read, spans: [...read.spans.slice(0, at - 1), whole, ...read.spans.slice(at + 1)] }
}

const has = ({ spans }: ReadBlock, label: FieldSpan['label']) => spans.some((span) => span.label === label)

/** Whether a line stands alone above a role that names no employer: the employer's own line. */
function isEmployerLine(read: ReadBlock, next: ReadBlock | undefined): boolean {
  const [only, ...others] = read.spans.filter(({ label }) => label !== 'place')
  const last = read.block.lines.at(-1)
  const below = next?.block.lines[0]
  if (only === undefined || next === undefined || last === undefined || below === undefined) return false
  // Below it may stand how long the person was there, which is no date.
  const isAlone = others.length === 0 && only.label === 'position' && read.block.lines.length <= 2
  const isAbove = below.index === last.index + 1 && next.block.kind === 'jobHead'
  const role = next.spans.find(({ label }) => label === 'position')
  if (!isAlone || !isAbove || role === undefined || has(next, 'employer') || !has(next, 'dates')) return false
  return !hasTitleWord(only.text) || hasTitleWord(role.text)
}

const asEmployer = (read: ReadBlock): ReadBlock => ({
  ...read,
  spans: read.spans.map((span) =>
    span.label === 'position' ? { ...span, label: 'employer', sure: Math.min(span.sure, unsure) } : span,
  ),
})

/**
 * A heading names one position and one employer. Where two lines of different looks were both taken for positions, or
 * both for employers, the one that names a title is the position; else the usual order of the resume decides. A line
 * alone above a dated role without an employer is the employer.
 */
export function tellApart(given: readonly ReadBlock[]): ReadBlock[] {
  const blocks = given.map(withRemark).map(oneEmployer)
  const lead = leadOf(blocks)
  return blocks.map((read, at) =>
    read.block.kind === 'jobHead' && isEmployerLine(read, blocks[at + 1])
      ? asEmployer(read)
      : relabelled(read, lead),
  )
}
