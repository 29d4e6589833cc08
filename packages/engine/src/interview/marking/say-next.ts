import type { MarkedPoint } from './answer-mark.ts'
import type { MarkedKeyPoint, MarkedQuestion } from './marking-input.ts'

const mostSentences = 3
const isSpoken = /\b(?:i|we|you|my|our|it|that|there)\b/i
const isFirstPerson = /\b(?:i|we|my|our|i['’]d|we['’]d)\b/i
const endsSentence = /[.!?…]["”’)]*$/

const asSentence = (text: string): string => {
  const trimmed = text.trim()
  const started = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return endsSentence.test(started) ? started : `${started}.`
}

const likeSpeech = (text: string): number =>
  (isFirstPerson.test(text) ? 2 : 0) + (isSpoken.test(text) ? 1 : 0) + (text.split(' ').length >= 8 ? 1 : 0)

/** Of the ways in which candidates say it, the one that sounds most like a spoken sentence. */
const spokenOf = ({ said, point }: MarkedKeyPoint): string =>
  asSentence(said.toSorted((a, b) => likeSpeech(b) - likeSpeech(a))[0] ?? point)

/** "How you chose what to learn" as the person says it. */
const asOwn = (cue: string): string =>
  cue
    .replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/[?.!]+$/, '')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\byou are\b|\byou['’]re\b/gi, 'I am')
    .replace(/\b(for|to|with|of|about|from|by|at|on|around|behind) you\b/gi, '$1 me')
    .replace(/\byou$/i, 'me')
    .replace(/\byou['’]d\b/gi, 'I’d')
    .replace(/\byou\b/gi, 'I')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')

const asks = /^(?:how|what|why|who|whom|where|when|which|whether)\b/i

type Turn = { at: number; isFirst: boolean }

/** A story is the person's own, so what is missing from it is named, not made up. */
function openingOf(cue: string, { at, isFirst }: Turn): string {
  const own = asOwn(cue)
  if (at === 0 && isFirst) return `Let me begin with ${own}.`
  if (at === 0)
    return asks.test(own) ? `Let me also tell you ${own}.` : `Let me also say something about ${own}.`
  if (at === 1) return asks.test(own) ? `I should explain ${own} as well.` : `A word on ${own}, too.`
  return `And I want to be clear about ${own}.`
}

/** Two or three sentences about what was missed that could be said aloud, what counts most first; empty if all is met. */
export function sayNextTime({ type, keyPoints }: MarkedQuestion, points: readonly MarkedPoint[]): string {
  const open = points.flatMap(({ place, state }) => {
    const point = keyPoints[place]
    if (state === 'met' || point === undefined) return []
    return [{ place, point, value: point.weight + (point.essential ? 3 : 0) + (state === 'missed' ? 1 : 0) }]
  })
  const isFirst = points.every(({ state }) => state === 'missed')
  const isStory = type === 'behavioral' || type === 'leadership'
  return open
    .toSorted((a, b) => b.value - a.value)
    .slice(0, mostSentences)
    .toSorted((a, b) => a.place - b.place)
    .map(({ point }, at) => (isStory ? openingOf(point.cue, { at, isFirst }) : spokenOf(point)))
    .join(' ')
}
