import type { Line } from '../parsing/line.ts'
import { lineLabels } from './labels.ts'
import type { LineContext } from './line-context.ts'
import type { Labelling } from './sequence-model.ts'

/** How much the other lines of the resume count, and the least that a label counts for there. */
const consensusWeight = 1
const leastShare = 0.02
const reach = 3

const heads: ReadonlySet<string> = new Set(['jobHead', 'educationHead', 'projectHead'])

const shapeOf = (line: Line, { facts, shapes }: LineContext, at: number): string =>
  line.fontSize === undefined
    ? `${line.bullet}:${facts[at]?.dateKind}:${line.cells.length}:${line.gapBefore}`
    : (shapes[at] ?? '')

/** The place of each line in its entry: lines below its first one, by how they are set. Undefined further below. */
function slotsOf({ labels }: Labelling, context: LineContext): (string | undefined)[] {
  let head = ''
  let since = reach + 1
  return context.lines.map((line, at) => {
    const label = lineLabels[labels[at] ?? 0]
    since += 1
    if (label?.begins === true && heads.has(label.role)) {
      head = label.role
      since = 0
    }
    return since > reach ? undefined : `${head}:${since}:${shapeOf(line, context, at)}`
  })
}

/**
 * What the same place in the other entries says, as hints for a second labelling: a resume writes its entries alike, and
 * what one entry leaves open the others tell.
 */
export function lineHints(first: Labelling, context: LineContext): Float64Array {
  const count = lineLabels.length
  const slots = slotsOf(first, context)
  const sums = new Map<string, { shares: Float64Array; lines: number }>()
  for (const [at, slot] of slots.entries()) {
    if (slot === undefined) continue
    const found = sums.get(slot) ?? { shares: new Float64Array(count), lines: 0 }
    found.lines += 1
    for (let label = 0; label < count; label += 1)
      found.shares[label] = (found.shares[label] ?? 0) + (first.likely[at * count + label] ?? 0)
    sums.set(slot, found)
  }
  const hints = new Float64Array(slots.length * count)
  for (const [at, slot] of slots.entries()) {
    const found = slot === undefined ? undefined : sums.get(slot)
    if (found === undefined || found.lines < 3) continue
    for (let label = 0; label < count; label += 1)
      hints[at * count + label] =
        consensusWeight * Math.log(leastShare + (found.shares[label] ?? 0) / found.lines)
  }
  return hints
}
