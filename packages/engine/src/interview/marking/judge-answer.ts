import { readStructure } from './answer-structure.ts'
import { applyFits, applyLinear } from './boosted-trees.ts'
import { judgeSaid } from './judge-said.ts'
import { loadMarker } from './marker-weights.ts'
import type { MarkAnswerInput, MarkedQuestion } from './marking-input.ts'
import { type AnswerReading, readAnswer, readParts } from './read-answer.ts'
import { scoreFeatures } from './score-features.ts'

export type JudgedAnswer = {
  reading: AnswerReading
  /** How sure each key point is said, and each wrong belief held, from 0 to 1. */
  said: readonly number[]
  held: readonly number[]
  /** What the content is worth, from 0 to 1. */
  content: number
}

export const presentShare = (parts: readonly { present: boolean }[]): number =>
  parts.filter(({ present }) => present).length / Math.max(1, parts.length)

function judge(question: MarkedQuestion, reading: AnswerReading): JudgedAnswer {
  const { trees, linear } = loadMarker()
  const { text, comparison } = reading
  const said = reading.points.map((point) => judgeSaid(trees.point, point))
  const held = reading.beliefs.map(({ features }) => applyFits(trees.belief, features))
  const presentParts = presentShare(readStructure(text, question.type))
  const relevantShare = comparison.kept.count / Math.max(1, text.count)
  const judged = { question, said, held, relevance: comparison.relevance, relevantShare, presentParts }
  return { reading, said, held, content: applyLinear(linear.score, scoreFeatures(judged)) }
}

/** What an answer loses that is wholly beside the matter; less, if a part of it is. */
const besidePenalty = 0.1

/** What taking the lower of two costs all answers in the mean, measured on those that the weights were made from. */
const meanLoss = 0.035

/** Judges an answer with and without what is beside the matter, and takes the lower: padding must not pay. */
export function judgeAnswer(input: MarkAnswerInput): JudgedAnswer {
  const whole = judge(input.question, readAnswer(input))
  const { text, comparison } = whole.reading
  const { kept } = comparison
  const core =
    kept.count === text.count || kept.count === 0
      ? whole
      : judge(input.question, readParts(input.question, kept))
  const lower = core.content <= whole.content ? core : whole
  const beside = 1 - kept.count / Math.max(1, text.count)
  return { ...lower, content: lower.content + meanLoss - besidePenalty * beside }
}
