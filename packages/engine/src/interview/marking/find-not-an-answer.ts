import type { NotAnAnswer } from './answer-mark.ts'
import { type MarkedText, readText } from './answer-text.ts'
import { declines } from './declines.ts'
import type { MarkedQuestion } from './marking-input.ts'
import type { OwnWords } from './own-words.ts'
import type { Comparison } from './question-comparison.ts'
import { isSamplePasted } from './shown-words.ts'

const nothing =
  /^\W*(?:no answer|not answered|n\/?a|none|nothing|pass|skip(?: this)?|next(?: question)?|(?:sorry[, ]*)?(?:i )?(?:really )?(?:do not|don['’]?t) (?:really )?know(?: (?:the answer|this|that|it|this one))?|idk|(?:i have )?no (?:idea|clue)|i can(?:no|['’])t answer(?: (?:this|that|it))?|test|asdf\w*)\W*(?:sorry)?\W*$/iu

/** Whether a text says no more than that it says nothing. */
export const saysNothing = (answer: string): boolean => !/[\p{L}\p{N}]/u.test(answer) || nothing.test(answer)

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** Hardly a letter is of the Latin script, so it cannot be English, the only language that is marked. */
const isInOtherScript = (answer: string): boolean =>
  countOf(/\p{Script=Latin}/gu, answer) < countOf(/\p{L}/gu, answer) / 2

const toStems = (text: MarkedText): Set<string> => new Set(text.words.map(({ stem }) => stem))

const shareWithin = (text: MarkedText, known: ReadonlySet<string>): number =>
  text.words.length === 0 ? 0 : text.words.filter(({ stem }) => known.has(stem)).length / text.words.length

type Read = { answer: string; own: OwnWords; comparison: Comparison }

const repeatedFrom = 0.9
const pastedFrom = 0.9
const mostlyFrom = 0.5
const mostlyRepeated = 0.65
const offTopicBelow = { technical: 0.34, system_design: 0.34, behavioral: 0.2, leadership: 0.2 } as const

/** Says why a text is no answer to the question at all, or null if it is one, however poor. */
export function findNotAnAnswer(
  question: MarkedQuestion,
  { answer, own, comparison }: Read,
): NotAnAnswer | null {
  if (saysNothing(answer) || declines(answer)) return 'empty'
  if (isInOtherScript(answer)) return 'other-script'
  const found = findInOwn(question, { answer, own, comparison })
  return own.hasInstructions && found !== null && found !== 'repeated' ? 'instructions' : found
}

function findInOwn(question: MarkedQuestion, { answer, own, comparison }: Read): NotAnAnswer | null {
  const { text } = own
  const isLittle = text.words.length < fewWords
  if (isLittle && own.shown >= mostlyFrom) return 'key-points-pasted'
  if (isLittle && own.asked >= mostlyFrom) return 'question-repeated'
  if (text.count === 0) return 'empty'
  if (own.repeated >= mostlyRepeated) return 'repeated'
  const asked = toStems(readText(question.question))
  if (text.words.length >= 2 && shareWithin(text, asked) >= repeatedFrom) return 'question-repeated'
  if (isPasted(question, { text, asked }) || isSamplePasted(question, answer)) return 'key-points-pasted'
  if (isOffTopic(question, comparison)) return 'off-topic'
  return isKeywords(text, answer) ? 'keywords' : null
}

const fewKeptWords = 15

/** Hardly a word belongs to the matter, and no part of the answer does. */
const isOffTopic = ({ type }: MarkedQuestion, { relevance, kept }: Comparison): boolean =>
  relevance < offTopicBelow[type] && kept.count < fewKeptWords

const fewWords = 6

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
