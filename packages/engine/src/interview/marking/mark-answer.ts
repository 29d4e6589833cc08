import { readClarity, scoreClarity } from './answer-clarity.ts'
import type { AnswerMark, HeldBelief, MarkedPoint } from './answer-mark.ts'
import { readStructure } from './answer-structure.ts'
import { type MarkedText, readText, type Segment, type Word } from './answer-text.ts'
import { findNotAnAnswer } from './find-not-an-answer.ts'
import type { MarkAnswerInput, MarkedKeyPoint, MarkedQuestion } from './marking-input.ts'
import { wordLikeness } from './word-likeness.ts'
import { writeFeedback } from './write-feedback.ts'

const metFrom = 0.5
const partlyFrom = 0.33
const heldFrom = 0.6

const best = (word: Word, words: readonly Word[]): number => {
  let most = 0
  for (const other of words) {
    const likeness = wordLikeness(word, other)
    const said = word.isNegated === other.isNegated ? likeness : likeness * 0.3
    if (said > most) most = said
    if (most === 1) break
  }
  return most
}

const recall = (wanted: readonly Word[], words: readonly Word[]): number =>
  wanted.length === 0 ? 0 : wanted.reduce((sum, word) => sum + best(word, words), 0) / wanted.length

type Found = { strength: number; segment: Segment | undefined }

function findSaid(variants: readonly string[], text: MarkedText): Found {
  const wanted = variants.map((variant) => readText(variant).words)
  let found: Found = { strength: 0, segment: undefined }
  for (const [at, segment] of text.segments.entries()) {
    const window = [...segment.words, ...(text.segments[at + 1]?.words ?? [])]
    for (const words of wanted) {
      const strength = recall(words, window)
      if (strength > found.strength) found = { strength, segment }
    }
  }
  return found
}

function markPoint(point: MarkedKeyPoint, { text, place }: { text: MarkedText; place: number }): MarkedPoint {
  const { strength, segment } = findSaid([point.point, ...point.said], text)
  if (segment === undefined || strength < partlyFrom) return { place, state: 'missed', quote: null }
  return { place, state: strength >= metFrom ? 'met' : 'partly', quote: segment.text }
}

const findBeliefs = ({ wrongBeliefs }: MarkedQuestion, text: MarkedText): HeldBelief[] =>
  wrongBeliefs.flatMap(({ belief, said }, place) => {
    const { strength, segment } = findSaid([belief, ...said], text)
    return segment && strength >= heldFrom ? [{ place, quote: segment.text }] : []
  })

const worth = { met: 1, partly: 0.5, missed: 0 } as const

function coverage(keyPoints: readonly MarkedKeyPoint[], points: readonly MarkedPoint[]): number {
  const total = keyPoints.reduce((sum, { weight }) => sum + weight, 0)
  const earned = points.reduce((sum, { state }, at) => sum + worth[state] * (keyPoints[at]?.weight ?? 0), 0)
  return total === 0 ? 0 : earned / total
}

const percent = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100)

/** Marks an answer to an interview question. Same input, same mark; the time is bounded whatever the answer. */
export function markAnswer({ question, answer }: MarkAnswerInput): AnswerMark {
  const text = readText(answer)
  const clarity = readClarity(answer, question.type)
  const structure = readStructure(text, question.type)
  const notAnAnswer = findNotAnAnswer(question, { answer, text })
  const points = question.keyPoints.map((point, place) =>
    notAnAnswer ? { place, state: 'missed' as const, quote: null } : markPoint(point, { text, place }),
  )
  const beliefs = notAnAnswer ? [] : findBeliefs(question, text)
  const technicalAccuracy = notAnAnswer
    ? 0
    : percent(coverage(question.keyPoints, points) - 0.1 * beliefs.length)
  const communicationClarity = notAnAnswer ? 0 : scoreClarity(clarity, question.type)
  const score = notAnAnswer ? 0 : percent((technicalAccuracy * 0.85 + communicationClarity * 0.15) / 100)
  const mark = {
    score,
    technicalAccuracy,
    communicationClarity,
    points,
    beliefs,
    structure,
    clarity,
    notAnAnswer,
  }
  return { ...mark, ...writeFeedback(question, mark) }
}
