import { z } from 'zod'

/** What can be known of a spoken answer from its transcript and times. */
export const SpeechAnalysis = z.object({
  words: z.number().int(),
  durationSeconds: z.number(),
  /** `null` if the answer is too short to tell. */
  wordsPerMinute: z.number().int().nullable(),
  /** Silences of two seconds or more; `null` if the times are unknown. */
  pauses: z.object({ count: z.number().int(), longestSeconds: z.number().int() }).nullable(),
  /** Most frequent first. Speech recognition leaves some out, so these are the fewest. */
  fillers: z.array(z.object({ word: z.string(), count: z.number().int() })),
  /** What to do about it, as sentences. */
  advice: z.string(),
  /** Where the usual pace comes from, as a sentence. */
  basis: z.string(),
})
export type SpeechAnalysis = z.output<typeof SpeechAnalysis>
