import type { AnswerClarity } from './answer-mark.ts'
import type { MarkedQuestion } from './marking-input.ts'

const fillerPattern =
  /\b(?:um+|uh+|erm?|hmm+|you know|i mean|kind of|sort of|basically|literally|and stuff|or whatever|and so on and so on|like i said)\b/gi
const hedgePattern =
  /\b(?:maybe|perhaps|probably|i guess|i think|i suppose|i believe|not (?:really |totally |100 % |quite )?sure|somehow|i would say|might be|could be|don['’]t know|no idea)\b/gi

const fitting = {
  technical: { from: 40, to: 330 },
  behavioral: { from: 70, to: 400 },
  leadership: { from: 70, to: 400 },
  system_design: { from: 70, to: 450 },
} as const

const sentencesIn = (answer: string): string[] =>
  answer
    .split(/[.!?…。！？]+["'”’)]*(?:\s+|$)|[\r\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’_-]*[\p{L}\p{N}])?/gu)?.length ?? 0

/** How an answer is said: its length for the question, filler words, hedges, and its longest sentence in words. */
export function readClarity(answer: string, type: MarkedQuestion['type']): AnswerClarity {
  const sentences = sentencesIn(answer)
  const words = countWords(answer)
  const { from, to } = fitting[type]
  return {
    words,
    sentences: sentences.length,
    fillers: answer.match(fillerPattern)?.length ?? 0,
    hedges: answer.match(hedgePattern)?.length ?? 0,
    longestSentence: sentences.reduce((longest, sentence) => Math.max(longest, countWords(sentence)), 0),
    length: words < from ? 'too-short' : words > to ? 'too-long' : 'fitting',
  }
}

/** Clarity in per cent, whatever the content. Grammar and accent don't count. */
export function scoreClarity(clarity: AnswerClarity, type: MarkedQuestion['type']): number {
  const { from, to } = fitting[type]
  const { words, fillers, hedges, longestSentence, sentences } = clarity
  if (words === 0) return 0
  const per100 = 100 / Math.max(40, words)
  const short = Math.min(1, words / from)
  const long = words > to ? Math.min(25, ((words - to) / to) * 40) : 0
  const rambling = Math.min(22, Math.max(0, longestSentence - 38) * 0.45)
  const average = words / Math.max(1, sentences)
  const flat = sentences > 2 && average <= 24 ? 4 : 0
  const loss =
    Math.min(20, fillers * per100 * 4) + Math.min(14, hedges * per100 * 3.5) + rambling + long - flat
  return Math.round(Math.max(5, Math.min(96, (80 - loss) * (0.35 + 0.65 * short))))
}
