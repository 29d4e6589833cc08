import type { MarkedPoint } from './answer-mark.ts'
import { readText } from './answer-text.ts'
import type { MarkedKeyPoint, MarkedQuestion } from './marking-input.ts'
import { nameAsOwn } from './name-as-own.ts'

const mostSentences = 3
const fewestWords = 6
const startsSpoken = /^(?:i|we|you|it|they|there|if|when|once|before|after|because|each|every)\b/i
const hasVerb =
  /\b(?:i|we|you|they|it)(?:['’](?:d|ll|m|re|ve|s))? \p{L}+|\b(?:is|are|was|has|have|can|must|may|would|should|will|gets?|goes)\b/iu
/** Starts that lean on the sentence before. */
const leansBack =
  /^(?:that|this|these|those|it|they|he|she|so|but|and|then|otherwise|the same|both|neither|second|third|fourth|finally|also)\b/i
/** What only the one who said it can say. */
const ownLife =
  /\b(?:my (?:last|first|old|previous|current|team|company|boss|manager)|last (?:year|spring|summer|autumn|winter|month)|at my|i once|years? ago|we had|i had|when i (?:was|worked))\b/i

const asSentence = (text: string): string => {
  const trimmed = text.trim()
  const started = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…]["”’)]*$/.test(started) ? started : `${started}.`
}

const stemsOf = (text: string): Set<string> => new Set(readText(text).words.map(({ stem }) => stem))

type Spoken = { text: string; stems: ReadonlySet<string> }

const sentencesOf = (sampleAnswer: string): Spoken[] =>
  sampleAnswer
    .split(/(?<=[.!?]["”’)]?)\s+/u)
    .filter(
      (text) => text.split(' ').length >= fewestWords && /[.!]["”’)]?$/.test(text) && !ownLife.test(text),
    )
    .map((text) => ({ text: asSentence(text), stems: stemsOf(text) }))

const leastShared = 2

/** The sentence of the sample answer that says most of a key point and least of the others. */
function sentenceFor(
  { point, said }: MarkedKeyPoint,
  { sentences, counts }: { sentences: readonly Spoken[]; counts: ReadonlyMap<string, number> },
): string | undefined {
  const wanted = stemsOf([point, ...said].join('. '))
  const valued = sentences.map(({ text, stems }) => {
    const shared = [...stems].filter((stem) => wanted.has(stem))
    const value = shared.reduce((sum, stem) => sum + 1 / (counts.get(stem) ?? 1), 0)
    return {
      text,
      shared: shared.length,
      value: (value / Math.sqrt(stems.size + 4)) * (leansBack.test(text) ? 0.8 : 1),
    }
  })
  return valued.filter(({ shared }) => shared >= leastShared).toSorted((a, b) => b.value - a.value)[0]?.text
}

const likeSpeech = (text: string): number => (startsSpoken.test(text) ? 1 : 0) + (hasVerb.test(text) ? 1 : 0)

/** A way of saying it that is a sentence; not each one is. */
const clauseOf = ({ said }: MarkedKeyPoint): string | undefined =>
  said
    .filter((text) => text.split(' ').length >= fewestWords && likeSpeech(text) === 2 && !ownLife.test(text))
    .map(asSentence)[0]

/** In how many key points each word is. */
function countStems(keyPoints: readonly MarkedKeyPoint[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { point, said } of keyPoints)
    for (const stem of stemsOf([point, ...said].join('. '))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Two or three sentences about what was missed that could be said aloud, what counts most first; empty if all is met. */
export function sayNextTime(
  { type, keyPoints, sampleAnswer }: MarkedQuestion,
  points: readonly MarkedPoint[],
): string {
  const open = points
    .flatMap(({ place, state }) => {
      const point = keyPoints[place]
      if (state === 'met' || point === undefined) return []
      return [
        { place, point, value: point.weight + (point.essential ? 3 : 0) + (state === 'missed' ? 1 : 0) },
      ]
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostSentences)
    .toSorted((a, b) => a.place - b.place)
  const isFirst = points.every(({ state }) => state === 'missed')
  const isStory = type === 'behavioral' || type === 'leadership'
  const bank = { sentences: isStory ? [] : sentencesOf(sampleAnswer), counts: countStems(keyPoints) }
  const told = new Set<string>()
  for (const [at, { point }] of open.entries()) {
    const free = { ...bank, sentences: bank.sentences.filter(({ text }) => !told.has(text)) }
    const own = isStory ? undefined : (sentenceFor(point, free) ?? clauseOf(point))
    told.add(own ?? nameAsOwn(point.cue, { at, isFirst }))
  }
  return [...told].join(' ')
}
