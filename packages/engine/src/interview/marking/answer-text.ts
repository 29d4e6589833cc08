import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stems.ts'
import { plainNumber } from './plain-numbers.ts'
import { negators, smallWords } from './small-words.ts'

/** A word that tells something, as it is compared with others. */
export type Word = {
  /** Lower case, without accents. */
  text: string
  stem: string
  /** Where it starts among all words of the text, the small ones included. */
  at: number
  isNegated: boolean
}

/** A sentence, or a part of a long one. */
export type Segment = { text: string; words: Word[]; count: number }

export type MarkedText = { segments: Segment[]; words: Word[]; count: number }

/** Nobody says more than this in answer to one question: it takes a quarter of an hour. */
const mostWords = 2500
const mostCharacters = 30_000
const longSegment = 32
const shortestPart = 9
/** How many telling words a negation reaches. */
const negatedWords = 3

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}_'’]*[\p{L}\p{N}_])?(?:\+\+|#)?/gu
const joints =
  /\s(?=(?:and|but|so|because|then|or|which|while|when|if|since|also|plus|like|well|um|uh|after|before|until|otherwise|instead)\s)|(?<=[,:)–—])\s/gu

const countOf = (text: string): number => text.trim().split(/\s+/).length

/** Cuts a long sentence, or speech without punctuation, at its joints. */
function cutSentence(sentence: string): string[] {
  if (countOf(sentence) <= longSegment) return [sentence]
  const parts: string[] = []
  let from = 0
  for (const { index } of sentence.matchAll(joints)) {
    if (countOf(sentence.slice(from, index)) < shortestPart) continue
    parts.push(sentence.slice(from, index))
    from = index
  }
  return [...parts, sentence.slice(from)]
}

const cutText = (text: string): string[] =>
  text
    .split(/(?<=[.!?…。！？])["'”’)]*\s+|[\r\n]+|;\s+/u)
    .flatMap(cutSentence)
    .map((part) => part.trim())
    .filter(Boolean)

const isNegator = (word: string): boolean => negators.has(word) || /n['’]t$/.test(word)

type Stems = Map<string, string>

const stemOf = (word: string, stems: Stems): string => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = plainNumber(word) ?? (word.length > 24 ? word : stem(word))
  stems.set(word, made)
  return made
}

type Reading = { stems: Stems; at: number }

function readSegment(text: string, reading: Reading): Segment {
  const words: Word[] = []
  let reach = 0
  let count = 0
  let last = 0
  for (const found of fold(text).matchAll(wordPattern)) {
    const word = found[0].replace(/’/g, "'")
    if (/[,:(–—]/.test(text.slice(last, found.index))) reach = 0
    last = found.index + found[0].length
    const at = reading.at + count
    count += 1
    if (isNegator(word)) reach = negatedWords
    else if (!smallWords.has(word.replace(/'.*$/, ''))) {
      words.push({
        text: word,
        stem: stemOf(word.replace(/'s$/, ''), reading.stems),
        at,
        isNegated: reach > 0,
      })
      reach -= 1
    }
  }
  reading.at += count
  return { text, words, count }
}

/** Reads a text into segments and their telling words. Longer texts than anybody speaks are cut off. */
export function readText(text: string): MarkedText {
  const reading: Reading = { stems: new Map(), at: 0 }
  const segments: Segment[] = []
  for (const part of cutText(text.slice(0, mostCharacters))) {
    if (reading.at >= mostWords) break
    segments.push(readSegment(part, reading))
  }
  return { segments, words: segments.flatMap(({ words }) => words), count: reading.at }
}
