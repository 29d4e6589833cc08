import { readFileSync } from 'node:fs'
import type { Line } from '../parsing/line.ts'
import { dropPageFurniture } from '../parsing/page-furniture.ts'
import { type LineRole, lineLabels } from './labels.ts'
import { lineFeatures } from './line-features.ts'
import { labelSequence, type SequenceWeights, unpackSequenceWeights } from './sequence-model.ts'

/**
 * A line and what it is; `sure` is how likely that role is, from 0 to 1. A repeated line stands on other pages too, or
 * counts them.
 */
export type LabelledLine = { line: Line; role: LineRole; begins: boolean; sure: number; isRepeated: boolean }

let loaded: SequenceWeights | undefined

const loadWeights = (): SequenceWeights => {
  loaded ??= unpackSequenceWeights(readFileSync(new URL('./line-weights.bin', import.meta.url)))
  return loaded
}

/** What each line of a resume is, in order. */
export function labelLines(lines: readonly Line[]): LabelledLine[] {
  const { labels, likely } = labelSequence(lineFeatures(lines), loadWeights())
  const kept = new Set(dropPageFurniture(lines))
  return lines.map((line, at) => {
    const found = lineLabels[labels[at] ?? 0]
    if (found === undefined || !kept.has(line))
      return { line, role: 'furniture', begins: true, sure: 1, isRepeated: true }
    let sure = 0
    for (const [number, { role }] of lineLabels.entries())
      if (role === found.role) sure += likely[at * lineLabels.length + number] ?? 0
    // A bullet begins an item, whatever its text looks like.
    return { line, role: found.role, begins: found.begins || line.bullet, sure, isRepeated: false }
  })
}
