import type { AnswerMark, HeldBelief, MarkedPoint } from './answer-mark.ts'
import { readClarity, scoreClarity } from './answer-clarity.ts'
import { readStructure } from './answer-structure.ts'
import { applyFits, applyLinear } from './boosted-trees.ts'
import { chooseQuote } from './choose-quote.ts'
import { findNotAnAnswer } from './find-not-an-answer.ts'
import { judgeSaid } from './judge-said.ts'
import { loadMarker } from './marker-weights.ts'
import type { MarkAnswerInput } from './marking-input.ts'
import { type AnswerReading, readAnswer } from './read-answer.ts'
import { communicationFeatures, scoreFeatures } from './score-features.ts'
import { writeFeedback } from './write-feedback.ts'

/** How sure the marker is before it calls a key point met or partly met, and a wrong belief held. */
export const thresholds = { met: 0.6, partly: 0.34, held: 0.4 } as const

function markPoint(said: number, { reading, place }: { reading: AnswerReading; place: number }): MarkedPoint {
  const quote = chooseQuote(reading.text, reading.points[place]?.spokenIn)
  if (said < thresholds.partly || quote === null) return { place, state: 'missed', quote: null }
  return { place, state: said >= thresholds.met ? 'met' : 'partly', quote }
}

function findBeliefs(held: readonly number[], reading: AnswerReading): HeldBelief[] {
  const found = held.flatMap((one, place) => {
    const quote = chooseQuote(reading.text, reading.beliefs[place]?.spokenIn)
    return one >= thresholds.held && quote !== null ? [{ place, quote, one }] : []
  })
  // The same words hold one belief, the likeliest.
  return found
    .filter(({ quote, one }) => !found.some((other) => other.quote === quote && other.one > one))
    .map(({ place, quote }) => ({ place, quote }))
}

const percent = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100)

/** What an answer loses that is wholly beside the matter; less, if a part of it is. */
const besidePenalty = 0.1
/** How much of the score is how the answer is said. */
const communicationShare = 0.1

/** Marks an answer to an interview question. Same input, same mark; the time is bounded whatever the answer. */
export function markAnswer({ question, answer }: MarkAnswerInput): AnswerMark {
  const { trees, linear } = loadMarker()
  const reading = readAnswer({ question, answer })
  const { text, comparison } = reading
  const clarity = readClarity(answer, question.type)
  const structure = readStructure(text, question.type)
  const notAnAnswer = findNotAnAnswer(question, { answer, text, relevance: comparison.relevance })
  const said = reading.points.map((point) => (notAnAnswer ? 0 : judgeSaid(trees.point, point)))
  const held = reading.beliefs.map(({ features }) => (notAnAnswer ? 0 : applyFits(trees.belief, features)))
  const points = said.map((one, place) => markPoint(one, { reading, place }))
  const beliefs = findBeliefs(held, reading)
  const presentParts = structure.filter(({ present }) => present).length / Math.max(1, structure.length)
  const judged = { question, said, held, relevance: comparison.relevance, relevantShare: comparison.kept.count / Math.max(1, text.count), presentParts }
  const content = notAnAnswer ? 0 : applyLinear(linear.score, scoreFeatures(judged)) - besidePenalty * (1 - judged.relevantShare)
  const byRule = scoreClarity(clarity, question.type)
  const spoken = applyLinear(linear.communication, communicationFeatures(clarity, { score: content, byRule }))
  const mark = {
    score: notAnAnswer ? 0 : percent(content + communicationShare * (spoken - content)),
    technicalAccuracy: percent(content),
    communicationClarity: notAnAnswer ? 0 : percent(spoken),
    points,
    beliefs,
    structure,
    clarity,
    notAnAnswer,
  }
  return { ...mark, ...writeFeedback(question, mark) }
}
