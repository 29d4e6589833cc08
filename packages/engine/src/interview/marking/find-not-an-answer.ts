import type { NotAnAnswer } from './answer-mark.ts'
import { type MarkedText, readText } from './answer-text.ts'
import type { MarkedQuestion } from './marking-input.ts'

const toMarker =
  /\b(?:ignore|disregard|forget) (?:all |any |everything |the |your |my )*(?:above|previous|prior|instructions?|rules|criteria)|\b(?:give|award|assign|grant) (?:me |this |it |the )*(?:answer |response )?(?:a |an )?(?:full|100|perfect|maximum|top|the highest|the best)|\b(?:score|mark|rate|grade) (?:this|it|me|the answer|my answer) (?:as |with |at |a )*(?:100|full|perfect|met|correct|highest)|\bsystem prompt\b/iu

const toStems = (text: MarkedText): Set<string> => new Set(text.words.map(({ stem }) => stem))

const shareWithin = (text: MarkedText, known: ReadonlySet<string>): number =>
  text.words.length === 0 ? 0 : text.words.filter(({ stem }) => known.has(stem)).length / text.words.length

type Read = { answer: string; text: MarkedText }

/** Says why a text is no answer to the question at all, or null if it is one, however poor. */
export function findNotAnAnswer(question: MarkedQuestion, { answer, text }: Read): NotAnAnswer | null {
  if (text.words.length === 0) return 'empty'
  if (toMarker.test(answer)) return 'instructions'
  if (isRepeated(text)) return 'repeated'
  if (shareWithin(text, toStems(readText(question.question))) >= 0.9) return 'question-repeated'
  const cues = toStems(
    readText(`${question.question} ${question.keyPoints.map(({ cue }) => cue).join('\n')}`),
  )
  if (shareWithin(text, cues) >= 0.92) return 'key-points-pasted'
  if (isKeywords(text)) return 'keywords'
  return null
}

/** The same few sentences over and over. */
const isRepeated = ({ segments, words }: MarkedText): boolean => {
  if (segments.length < 3 || words.length < 12) return false
  const different = new Set(segments.map((segment) => segment.words.map(({ stem }) => stem).join(' ')))
  return different.size <= segments.length / 3
}

/** Hardly a small word between the terms: nobody speaks like that. */
const isKeywords = ({ words, count }: MarkedText): boolean => words.length >= 6 && words.length / count > 0.86
