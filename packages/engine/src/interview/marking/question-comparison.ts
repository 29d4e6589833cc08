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
  /** How much of the answer belongs to the matter, and the words of it that do. */
  relevance: number
  relevantWords: number
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
  /** What belongs to the matter: the rest of the answer is left out. All does if this is absent. */
  topic?: readonly string[]
}


/** Prepares an answer for being compared with what was wanted. */
export function compareAnswer(question: string, { text, texts, topic }: Wanted): Comparison {
  const vocabulary = new Vocabulary()
  const compared = new ComparedAnswer(text, vocabulary)
  const numbersOf = (one: string) => [...new Set(readText(one).words.map((word) => vocabulary.numberOf(word)))]
  const reading = { vocabulary, asked: numbersOf(question), code: codeIn(texts) }
  const relevance = topic ? relevanceOf(compared, numbersOf(topic.join('\n'))) : text.segments.map(() => 1)
  const leftOut = irrelevantSegments(relevance, text)
  compared.leaveOut(leftOut)
  const kept = text.segments.filter((_, at) => !leftOut.has(at))
  return {
    text,
    compared,
    refer: (wanted) => makeReference(readText(wanted).words, reading),
    relevance: mean(relevance.filter((value) => value !== null)),
    relevantWords: kept.reduce((sum, { count }) => sum + count, 0),
    asked: triplesOf(question),
    answered: triplesOf(kept.map((segment) => segment.text).join(' ')),
  }
}
