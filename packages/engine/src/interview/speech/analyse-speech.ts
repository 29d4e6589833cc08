import type { SpeechAnalysis } from '@nextrung/contract/interview-speech'
import { listed } from '../../text/phrases.ts'
import { countFillers, type FillerCount } from './count-fillers.ts'

/** A stretch of speech, in seconds from the beginning of the answer. */
export type SpeechSegment = { startSeconds: number; endSeconds: number }

export type SpeechInput = {
  transcript: string
  durationSeconds: number
  /** In the order they were spoken; without them, pauses are unknown. */
  segments?: readonly SpeechSegment[] | undefined
}

/** The usual range for someone who is speaking to be understood, in words a minute. */
const usualPace = { from: 120, to: 160 } as const

/** Where the range comes from, as a sentence. */
const paceSource =
  'Speaking guides usually recommend 120 to 160 words a minute; the National Center for Voice and Speech puts everyday US English at about 150.'

const pauseSeconds = 2
const longPauseSeconds = 5
const leastWords = 20
const leastSeconds = 10
// Above this share of the words, fillers are what a listener remembers.
const fillersPerHundred = 4

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’+#-]*/gu) ?? []

const pausesIn = (segments: readonly SpeechSegment[]): { count: number; longestSeconds: number } => {
  const silences = segments
    .slice(1)
    .map(({ startSeconds }, at) => startSeconds - (segments[at]?.endSeconds ?? startSeconds))
    .filter((seconds) => seconds >= pauseSeconds)
  return { count: silences.length, longestSeconds: Math.round(Math.max(0, ...silences)) }
}

const aboutPace = (pace: number | null): string => {
  if (pace === null) return 'The answer is too short to judge your pace.'
  if (pace > usualPace.to)
    return `You spoke at ${pace} words a minute, faster than the usual ${usualPace.from} to ${usualPace.to}. Stop for a breath after each point.`
  if (pace < usualPace.from)
    return `You spoke at ${pace} words a minute, slower than the usual ${usualPace.from} to ${usualPace.to}. That is fine while you think; know your first sentence before you begin.`
  return `You spoke at ${pace} words a minute, within the usual ${usualPace.from} to ${usualPace.to}.`
}

const aboutPauses = (pauses: SpeechAnalysis['pauses']): string => {
  if (!pauses || pauses.longestSeconds < longPauseSeconds) return ''
  return `Your longest pause was ${pauses.longestSeconds} seconds. If you need time, say so: “Let me think about that for a moment.”`
}

const aboutFillers = (fillers: readonly FillerCount[], words: number): string => {
  const total = fillers.reduce((sum, { count }) => sum + count, 0)
  if (total < 3 || (total * 100) / words < fillersPerHundred) return ''
  const most = fillers.slice(0, 2).map(({ word, count }) => `“${word}” (${count})`)
  return `You often said ${listed(most)}. A silent pause sounds more confident.`
}

/**
 * What can be known from a transcript and its times: pace, pauses and filler words. The transcript may leave out
 * fillers that the recognizer dropped, so the counts are a lower bound.
 */
export const analyseSpeech = ({ transcript, durationSeconds, segments }: SpeechInput): SpeechAnalysis => {
  const words = wordsOf(transcript).length
  const isTelling = words >= leastWords && durationSeconds >= leastSeconds
  const wordsPerMinute = isTelling ? Math.round((words * 60) / durationSeconds) : null
  const pauses = segments && segments.length > 0 ? pausesIn(segments) : null
  const fillers = countFillers(transcript)
  const advice = [aboutPace(wordsPerMinute), aboutPauses(pauses), aboutFillers(fillers, words)]
    .filter((sentence) => sentence !== '')
    .join(' ')
  return { words, durationSeconds, wordsPerMinute, pauses, fillers, advice, basis: paceSource }
}
