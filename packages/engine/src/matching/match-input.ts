import { Advertisement } from '@nextrung/contract/advertisement'
import { z } from 'zod'
import { PathInput } from '../path/path.public.ts'

/** What the person said about where and how they want to work. */
export const MatchWishes = z.object({
  /** Where they live, as they wrote it. */
  home: z.string().nullable(),
  places: z.array(z.string()),
  isRemoteOnly: z.boolean(),
})
export type MatchWishes = z.output<typeof MatchWishes>

export const MatchInput = z.object({
  /** Everything the person gave us, and nothing else. */
  person: PathInput,
  wishes: MatchWishes,
  jobs: z.array(z.object({ id: z.string(), advertisement: Advertisement })),
})
export type MatchInput = z.output<typeof MatchInput>
