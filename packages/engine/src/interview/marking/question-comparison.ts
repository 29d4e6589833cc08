import { mean } from './answer-features.ts'
import { type MarkedText, readText } from './answer-text.ts'
import { ComparedAnswer, makeReference, type Reference } from './compared-answer.ts'
import { triplesOf } from './letter-triples.ts'
import { irrelevantSegments, relevanceOf } from './relevance.ts'
import { Vocabulary } from './vocabulary.ts'

/** An answer, and the way to look for texts in it. */
export type Comparison = {
  text: MarkedText
  compared: ComparedAnswer
  refer: (text: string) => Reference
  /** How much of the answer belongs to the matter. */
  relevance: number
  /** The answer without what is beside the matter. */
  kept: MarkedText
  /** Letter triples of the question and of the answer. */
  asked: ReadonlyMap<string, number>
  answered: ReadonlyMap<string, number>
}

const codePattern = /\b(?:[A-Z]{2,}[a-z]?|\p{Ll}+[A-Z]\w*|\w+_\w+|\p{L}+\d\w*)\b/gu

/** Words that are code or abbreviations: only the same word says them. */
function codeIn(texts: readonly string[]): Set<string> {
  const code = new Set<string>()
  for (const text of texts) {
    for (const [, inside = ''] of text.matchAll(/`([^`]+)`/g))
      for (const { text: word } of readText(inside).words) code.add(word)
    for (const [word] of text.matchAll(codePattern)) code.add(word.toLowerCase())
  }
  return code
}

type Wanted = {
  text: MarkedText
  texts: readonly string[]
  /** What belongs to the matter: segments with less than a share of it are left out. All belongs if this is absent. */
  topic?: { texts: readonly string[]; least: number }
}

/** Prepares an answer for being compared with what was wanted. */
export function compareAnswer(question: string, { text, texts, topic }: Wanted): Comparison {
  const vocabulary = new Vocabulary()
  const compared = new ComparedAnswer(text, vocabulary)
  const numbersOf = (one: string) => [
    ...new Set(readText(one).words.map((word) => vocabulary.numberOf(word))),
  ]
  const reading = { vocabulary, asked: numbersOf(question), code: codeIn(texts) }
  const relevance = topic
    ? relevanceOf(compared, numbersOf(topic.texts.join('\n')))
    : text.segments.map(() => 1)
  const leftOut = topic ? irrelevantSegments(relevance, { text, least: topic.least }) : new Set<number>()
  compared.leaveOut(leftOut)
  const segments = text.segments.filter((_, at) => !leftOut.has(at))
  return {
    text,
    compared,
    refer: (wanted) => makeReference(readText(wanted).words, reading),
    relevance: mean(relevance.filter((value) => value !== null)),
    kept: {
      segments,
      words: segments.flatMap(({ words }) => words),
      count: segments.reduce((sum, { count }) => sum + count, 0),
    },
    asked: triplesOf(question),
    answered: triplesOf(segments.map((segment) => segment.text).join(' ')),
  }
}
