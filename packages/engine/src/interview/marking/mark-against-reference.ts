import { applyFits, applyLinear } from './boosted-trees.ts'
import { saysNothing } from './find-not-an-answer.ts'
import { loadMarker } from './marker-weights.ts'
import { markValues, type ReferenceQuestion, readReferences } from './reference-features.ts'

export type ReferenceMark = {
  /** From 0 to 1. */
  score: number
  verdict2: 'correct' | 'incorrect'
  verdict3: 'correct' | 'contradictory' | 'incorrect'
}

const correctFrom = 0.5
const contradictoryFrom = 0.27
/** The share of the trees in the score; the rest is the weighted sum's. */
const treeShare = 0.5

/** Marks a short answer to a question of which nothing is known but one or more reference answers. */
export function markAgainstReference(asked: ReferenceQuestion): ReferenceMark {
  if (saysNothing(asked.answer)) return { score: 0, verdict2: 'incorrect', verdict3: 'incorrect' }
  const { trees, linear } = loadMarker()
  const features = readReferences(asked)
  const byTrees = applyFits(trees.referenceScore, markValues(features))
  const score =
    treeShare * byTrees + (1 - treeShare) * applyLinear(linear.referenceScore, markValues(features))
  const correct = applyFits(trees.correct, features)
  const contradictory = applyFits(trees.contradictory, features)
  if (correct >= correctFrom) return { score, verdict2: 'correct', verdict3: 'correct' }
  return {
    score,
    verdict2: 'incorrect',
    verdict3: contradictory >= contradictoryFrom ? 'contradictory' : 'incorrect',
  }
}
