import { mannerOf } from './answer-manner.ts'
import { readStructure } from './answer-structure.ts'
import { applyFits, applyLinear } from './boosted-trees.ts'
import { judgeSaid } from './judge-said.ts'
import { loadMarker } from './marker-weights.ts'
import type { MarkAnswerInput, MarkedQuestion } from './marking-input.ts'
import { type AnswerReading, readAnswer, readParts } from './read-answer.ts'
import { scoreFeatures } from './score-features.ts'
import { strayFeatures } from './stray-features.ts'

export type JudgedAnswer = {
  reading: AnswerReading
  /** How sure each key point is said, and each wrong belief held, from 0 to 1. */
  said: readonly number[]
  held: readonly number[]
  /** What the content is worth, from 0 to 1. */
  content: number
  /** Hardly anything in it comes near the question. */
  isStray: boolean
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
  const judged = {
    question,
    said,
    held,
    relevance: comparison.relevance,
    relevantShare,
    presentParts,
    manner: mannerOf(text),
  }
  const features = scoreFeatures(judged)
  const points = reading.points.map((point) => point.features)
  const stray = applyFits(trees.stray, strayFeatures({ points, score: features }))
  return { reading, said, held, ...worthOf(applyLinear(linear.score, features), stray) }
}

/** How sure it must be that an answer belongs to another question, the surer the more the sum says. */
const strayFrom = [
  { sum: 0.3, sure: 0.7 },
  { sum: 0.42, sure: 0.95 },
] as const
const mostIfStray = 0.06

/** A weighted sum stays too near the middle; readers gave these worths in the mean. */
const knots = [
  { sum: 0, worth: 0 },
  { sum: 0.3, worth: 0.28 },
  { sum: 0.4, worth: 0.44 },
  { sum: 0.66, worth: 0.66 },
  { sum: 0.77, worth: 0.83 },
  { sum: 0.86, worth: 0.9 },
  { sum: 0.97, worth: 0.96 },
  { sum: 1.1, worth: 1 },
] as const

/** Turns a weighted sum into what the content is worth. */
function contentOf(sum: number): number {
  let from: (typeof knots)[number] = knots[0]
  if (sum <= from.sum) return from.worth
  for (const to of knots.slice(1)) {
    if (sum <= to.sum) return from.worth + ((to.worth - from.worth) * (sum - from.sum)) / (to.sum - from.sum)
    from = to
  }
  return from.worth
}

/** What an answer is worth, and whether it is likely one to another question or says nothing. */
export function worthOf(sum: number, stray: number): Pick<JudgedAnswer, 'content' | 'isStray'> {
  const isStray = strayFrom.some((limit) => sum < limit.sum && stray >= limit.sure)
  return { isStray, content: isStray ? Math.min(mostIfStray, contentOf(sum)) : contentOf(sum) }
}

/** What an answer loses that is wholly beside the matter; less, if a part of it is. */
const besidePenalty = 0.1

/** What taking the lower of two costs all answers in the mean, measured on those that the weights were made from. */
const meanLoss = 0.005

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
  if (lower.isStray) return lower
  const beside = 1 - kept.count / Math.max(1, text.count)
  return { ...lower, content: lower.content + meanLoss - besidePenalty * beside }
}
