import type { SpokenPart } from '@nextrung/contract/interview'
import type { SpeechAnalysis } from '@nextrung/contract/interview-speech'
import { analyseSpeech } from './analyse-speech.ts'

/** What the spoken parts of an answer say about how it was said; undefined if nothing was spoken. */
export const analyseSpokenParts = (
  parts: readonly SpokenPart[] | null | undefined,
): SpeechAnalysis | undefined => {
  const [first] = parts ?? []
  if (!parts || !first) return undefined
  const endMs = Math.max(...parts.map((part) => part.endMs))
  return analyseSpeech({
    transcript: parts.map(({ text }) => text).join(' '),
    durationSeconds: Math.round((endMs - first.startMs) / 1000),
    segments: parts.map(({ startMs, endMs: end }) => ({
      startSeconds: startMs / 1000,
      endSeconds: end / 1000,
    })),
  })
}
