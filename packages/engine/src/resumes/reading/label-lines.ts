import { readFileSync } from 'node:fs'
import type { Line } from '../parsing/line.ts'
import { dropPageFurniture } from '../parsing/page-furniture.ts'
import type { LabelledLine } from './labelled-line.ts'
import { lineLabels } from './labels.ts'
import { lineHints } from './line-consensus.ts'
import { lineContext } from './line-context.ts'
import { lineFeatures } from './line-features.ts'
import { mendLabels } from './mend-labels.ts'
import { labelSequence, type SequenceWeights, unpackSequenceWeights } from './sequence-model.ts'

let loaded: SequenceWeights | undefined

const loadWeights = (): SequenceWeights => {
  loaded ??= unpackSequenceWeights(readFileSync(new URL('./line-weights.bin', import.meta.url)))
  return loaded
}

const nothing = { role: 'other', begins: true } as const

/** What each line of a resume is, in order. */
export function labelLines(lines: readonly Line[]): LabelledLine[] {
  const context = lineContext(lines)
  const features = lineFeatures(context)
  const first = labelSequence(features, loadWeights())
  const { labels, likely } = labelSequence(features, loadWeights(), lineHints(first, context))
  const kept = new Set(dropPageFurniture(lines))
  const labelled = lines.map((line, at): LabelledLine => {
    const found = lineLabels[labels[at] ?? 0] ?? nothing
    if (!kept.has(line))
      return { line, role: 'furniture', begins: true, sure: 1, placed: 1, isRepeated: true, second: nothing }
    let sure = 0
    const place = at * lineLabels.length + (labels[at] ?? 0)
    const placed = ((likely[place] ?? 0) + (first.likely[place] ?? 0)) / 2
    let best = 0
    let second: LabelledLine['second'] = nothing
    for (const [number, label] of lineLabels.entries()) {
      const share = likely[at * lineLabels.length + number] ?? 0
      if (label.role === found.role) sure += share
      else if (share > best) {
        best = share
        second = label
      }
    }
    // A bullet begins an item, whatever its text looks like.
    const begins = found.begins || line.bullet
    return { line, role: found.role, begins, sure, placed, isRepeated: false, second }
  })
  return mendLabels(labelled)
}
