import type { NotAnAnswer } from './answer-mark.ts'
import { type MarkedText, readText } from './answer-text.ts'
import type { MarkedQuestion } from './marking-input.ts'
import type { Comparison } from './question-comparison.ts'

const toMarker =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:above|previous|prior|instructions?|rules|criteria|rubric|key points)\b|\b(?:give|award|assign|grant)\b(?: me| this| it| the| my| an| answer| response)* (?:a )?(?:full (?:marks?|points|score)|100|perfect (?:score|mark)|(?:the )?(?:maximum|top|highest|best) (?:score|mark|grade))|\b(?:score|mark|rate|grade)\b (?:this|it|me|the answer|my answer|everything|all(?: the)?(?: key)? points?)(?: as| with| at| a)* (?:100|full|perfect|met|correct|the highest)|\bsystem prompt\b|\byou are (?:now )?(?:a|an|the) (?:marker|grader|examiner|helpful)/iu

const nothing =
  /^\W*(?:no answer|not answered|n\/?a|none|nothing|pass|skip(?: this)?|next(?: question)?|(?:sorry[, ]*)?(?:i )?(?:really )?(?:do not|don['’]?t) (?:really )?know(?: (?:the answer|this|that|it|this one))?|idk|(?:i have )?no (?:idea|clue)|i can(?:no|['’])t answer(?: (?:this|that|it))?|test|asdf\w*)\W*(?:sorry)?\W*$/iu

/** Whether a text says no more than that it says nothing. */
export const saysNothing = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer) || nothing.test(answer)

const toStems = (text: MarkedText): Set<string> => new Set(text.words.map(({ stem }) => stem))

const shareWithin = (text: MarkedText, known: ReadonlySet<string>): number =>
  text.words.length === 0 ? 0 : text.words.filter(({ stem }) => known.has(stem)).length / text.words.length

/** `text` is without the instructions to the marker. */
type Read = { answer: string; text: MarkedText; comparison: Comparison }

const repeatedFrom = 0.9
const pastedFrom = 0.9
const offTopicBelow = { technical: 0.34, system_design: 0.34, behavioral: 0.2, leadership: 0.2 } as const

/** Says why a text is no answer to the question at all, or null if it is one, however poor. */
export function findNotAnAnswer(
  question: MarkedQuestion,
  { answer, text, comparison }: Read,
): NotAnAnswer | null {
  if (saysNothing(answer)) return 'empty'
  if (text.words.length < fewWords && toMarker.test(answer)) return 'instructions'
  if (text.count === 0) return 'empty'
  if (isRepeated(text)) return 'repeated'
  const asked = toStems(readText(question.question))
  if (text.words.length >= 2 && shareWithin(text, asked) >= repeatedFrom) return 'question-repeated'
  if (isPasted(question, { text, asked })) return 'key-points-pasted'
  if (isOffTopic(question, comparison)) return 'off-topic'
  return isKeywords(text, answer) ? 'keywords' : null
}

const fewKeptWords = 15

/** Hardly a word belongs to the matter, and no part of the answer does. */
const isOffTopic = ({ type }: MarkedQuestion, { relevance, kept }: Comparison): boolean =>
  relevance < offTopicBelow[type] && kept.count < fewKeptWords

const fewWords = 6

/** An answer without what it says to whoever marks it. */
export function withoutInstructions({ segments }: MarkedText): MarkedText {
  const kept = segments.filter(({ text }) => !toMarker.test(text))
  return {
    segments: kept,
    words: kept.flatMap(({ words }) => words),
    count: kept.reduce((sum, { count }) => sum + count, 0),
  }
}

/** The same few sentences over and over. */
function isRepeated({ segments, words }: MarkedText): boolean {
  if (segments.length < 3 || words.length < 9) return false
  const different = new Set(segments.map((segment) => segment.words.map(({ stem }) => stem).join(' ')))
  return different.size <= segments.length / 3
}

type Pasted = { text: MarkedText; asked: ReadonlySet<string> }

/** The cues stand on the screen before the answer: most of its words are theirs. */
function isPasted({ keyPoints }: MarkedQuestion, { text, asked }: Pasted): boolean {
  const cues = keyPoints.map(({ cue }) => readText(cue))
  const shown = new Set([...asked, ...cues.flatMap(({ words }) => words.map(({ stem }) => stem))])
  if (text.words.length >= 3 && shareWithin(text, shown) >= pastedFrom) return true
  const plain = cues.map(({ words }) => words.map(({ stem }) => stem).join(' '))
  const own = text.segments.map(({ words }) => words.map(({ stem }) => stem).join(' '))
  return own.length >= 3 && own.filter((one) => plain.includes(one)).length >= 0.7 * own.length
}

const telling = 0.9

/** Terms in a row without a sentence around them. Short notes that still say something are none. */
function isKeywords({ words, count, segments }: MarkedText, answer: string): boolean {
  if (words.length < 5) return false
  const commas = answer.match(/[,;|/•·\n]/g)?.length ?? 0
  const longest = segments.reduce((most, segment) => Math.max(most, segment.count - segment.words.length), 0)
  return words.length / count >= telling && (commas >= words.length / 4 || longest <= 1)
}
