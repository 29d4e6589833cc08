import { readClarity, scoreClarity } from './answer-clarity.ts'
import type { AnswerMark, HeldBelief, MarkedPoint, NotAnAnswer } from './answer-mark.ts'
import { readStructure } from './answer-structure.ts'
import { applyLinear } from './boosted-trees.ts'
import { chooseQuote } from './choose-quote.ts'
import { findNotAnAnswer } from './find-not-an-answer.ts'
import { judgeAnswer } from './judge-answer.ts'
import { loadMarker } from './marker-weights.ts'
import type { MarkAnswerInput, MarkedQuestion } from './marking-input.ts'
import { takeOwnWords } from './own-words.ts'
import type { AnswerReading } from './read-answer.ts'
import { communicationFeatures } from './score-features.ts'
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

/** How much of the score is how the answer is said. */
const communicationShare = 0.1
const fullShareFrom = 0.4

/** Saying nothing well is worth nothing. */
const shareOfSpeech = (content: number): number =>
  communicationShare * Math.max(0, Math.min(1, content / fullShareFrom))

/** Of an answer that takes back two things or more, an interviewer cannot rely on the rest. */
const unreliableFrom = 2
const mostIfUnreliable = 0.25

/** Marks an answer to an interview question. Same input, same mark; the time is bounded whatever the answer. */
export function markAnswer({ question, answer }: MarkAnswerInput): AnswerMark {
  const { reading, said, held, ...judged } = judgeAnswer({ question, answer })
  const own = takeOwnWords(question, answer)
  const content =
    own.takenBack.length >= unreliableFrom ? Math.min(mostIfUnreliable, judged.content) : judged.content
  const clarity = readClarity(answer, question.type)
  const structure = readStructure(own.text, question.type)
  const notAnAnswer = findNotAnAnswer(question, { answer, own, comparison: reading.comparison })
  const byRule = scoreClarity(clarity, question.type)
  const { communication } = loadMarker().linear
  const spoken = applyLinear(communication, communicationFeatures(clarity, { score: content, byRule }))
  const marked = {
    score: percent(content + shareOfSpeech(content) * (spoken - content)),
    technicalAccuracy: percent(content),
    communicationClarity: percent(spoken),
    points: said.map((one, place) => markPoint(one, { reading, place })),
    beliefs: findBeliefs(held, reading),
  }
  const mark = { ...worthOf(notAnAnswer, { question, marked }), structure, clarity, notAnAnswer }
  return { ...mark, ...writeFeedback(question, { ...mark, takenBack: own.takenBack }) }
}

/** What can be earned without an answer: terms in a row and one sentence over and over do say something. */
const mostFor: Readonly<Partial<Record<NotAnAnswer, number>>> = { keywords: 15, repeated: 20 }

type Marked = Omit<
  AnswerMark,
  'structure' | 'clarity' | 'notAnAnswer' | 'detailedFeedback' | 'sayNext' | 'followUp'
>

function worthOf(
  notAnAnswer: NotAnAnswer | null,
  { question, marked }: { question: MarkedQuestion; marked: Marked },
): Marked {
  if (notAnAnswer === null) return marked
  const most = mostFor[notAnAnswer]
  if (most === undefined) return nothingOf(question)
  return {
    ...marked,
    score: Math.min(most, marked.score),
    technicalAccuracy: Math.min(most, marked.technicalAccuracy),
    communicationClarity: Math.min(most, marked.communicationClarity),
  }
}

const nothingOf = ({ keyPoints }: MarkedQuestion) => ({
  score: 0,
  technicalAccuracy: 0,
  communicationClarity: 0,
  points: keyPoints.map((_, place) => ({ place, state: 'missed' as const, quote: null })),
  beliefs: [],
})
