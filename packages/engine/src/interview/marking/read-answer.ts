import type { MarkedText } from './answer-text.ts'
import { type BeliefReading, readBeliefs } from './belief-features.ts'
import type { MarkAnswerInput, MarkedQuestion } from './marking-input.ts'
import { takeOwnWords } from './own-words.ts'
import { type PointReading, readPoints } from './point-features.ts'
import { type Comparison, compareAnswer } from './question-comparison.ts'

export type AnswerReading = {
  text: MarkedText
  comparison: Comparison
  points: PointReading[]
  beliefs: BeliefReading[]
}

/** Everything that belongs to the matter of a question. */
const topicOf = ({
  question,
  keyPoints,
  sampleAnswer,
  wrongBeliefs,
  followUps,
}: MarkedQuestion): string[] => [
  question,
  ...keyPoints.flatMap(({ point, said }) => [point, ...said]),
  sampleAnswer,
  ...wrongBeliefs.flatMap(({ belief, said, correction }) => [belief, ...said, correction]),
  ...followUps.flatMap((followUp) => [followUp.question, followUp.answer]),
]

/** Stories use words of their own. */
const leastRelevance = { technical: 0.54, system_design: 0.54, behavioral: 0.46, leadership: 0.46 } as const

/** Measures an answer: each key point and each wrong belief in it. */
export const readAnswer = ({ question, answer }: MarkAnswerInput): AnswerReading =>
  readParts(question, takeOwnWords(question, answer).text)

/** The same for some segments of an answer. */
export function readParts(question: MarkedQuestion, text: MarkedText): AnswerReading {
  const texts = question.keyPoints.flatMap(({ point, said }) => [point, ...said])
  const comparison = compareAnswer(question.question, {
    text,
    texts,
    topic: { texts: topicOf(question), least: leastRelevance[question.type] },
  })
  return {
    text,
    comparison,
    points: readPoints(question, comparison),
    beliefs: readBeliefs(question, comparison),
  }
}
