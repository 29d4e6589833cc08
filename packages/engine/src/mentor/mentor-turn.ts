import { z } from 'zod'
import { Mentioned } from './understand/mentioned.ts'

/** Something that a reply named in an order the person may count in: "the second one". */
export const ListedThing = z.object({
  type: z.enum(['skill', 'role', 'message']),
  name: z.string(),
})
export type ListedThing = z.output<typeof ListedThing>

/** What a person said about themselves in a message; kept by those who keep a memory. */
export const ToldFact = z.object({
  type: z.enum(['knows', 'goal', 'limit', 'hours', 'dislikes', 'about']),
  text: z.string(),
})
export type ToldFact = z.output<typeof ToldFact>

/** An earlier message of the conversation with what was understood and said. */
export const MentorTurn = z.object({
  message: z.string(),
  /** The kind that was answered; missing if the mentor asked back or did not know. */
  kind: z.string().optional(),
  /** The kinds between which the mentor asked back. */
  offered: z.array(z.string()),
  mentioned: Mentioned,
  /** Ids of the texts that the reply used. */
  said: z.array(z.string()),
  listed: z.array(ListedThing),
})
export type MentorTurn = z.output<typeof MentorTurn>

const longestMessage = 8_000
const longestThread = 200

export const ReadMessageInput = z.object({
  message: z.string().max(longestMessage),
  /** The conversation so far, oldest first. */
  thread: z.array(MentorTurn).max(longestThread),
})
export type ReadMessageInput = z.output<typeof ReadMessageInput>

const KindOffered = z.object({ kind: z.string(), asking: z.string() })

/** What a message is taken to mean. */
export const Understood = z.object({
  /** The kind to answer; missing if the mentor asks back or does not know. */
  kind: z.string().optional(),
  /** The kind of the words alone, before the thread said what they refer to: `thread.why` for "why?". */
  heard: z.string().optional(),
  /** Completes "You're asking …". */
  asking: z.string(),
  /** Whether it is sure enough to answer, asks which of two is meant, or does not know. */
  outcome: z.enum(['answer', 'ask-back', 'unknown']),
  /** False if the words alone did not say it and what was meant should be shown. */
  sure: z.boolean(),
  /** How likely the kind is the right one, from 0 to 1; measured, see docs/evaluation.md. */
  confidence: z.number(),
  alternatives: z.array(KindOffered),
  mentioned: Mentioned,
  /** How the answer should come: another angle on the last one, or the answer to a question of its own. */
  angle: z.enum(['new', 'why', 'more', 'example', 'simpler', 'shorter', 'source']),
  told: z.array(ToldFact),
})
export type Understood = z.output<typeof Understood>
export type Angle = Understood['angle']
