import { z } from 'zod'
import { defineCall } from './call.ts'
import { whole } from './reader-marks.ts'
import { SourceLine } from './resume-document.ts'

/** LinkedIn's limits, in characters. Source: LinkedIn's help pages on headline and About. */
export const linkedInLimits = { headline: 220, about: 2600 } as const

/** A sentence of a proposed text, or one piece of a headline, with its evidence. */
export const LinkedInPart = z.object({
  text: z.string(),
  /** `kept`: the person's words; `reworded`: based on them; `aim`: the person's chosen target role. */
  basis: z.enum(['kept', 'reworded', 'aim']),
  /** Resume lines; empty for an aim. */
  sources: z.array(SourceLine),
})
export type LinkedInPart = z.output<typeof LinkedInPart>

/** A proposed text. `characters` is counted like in browser text fields, where an emoji counts as two. */
export const LinkedInText = z.object({
  text: z.string(),
  characters: z.number().int(),
  parts: z.array(LinkedInPart),
})
export type LinkedInText = z.output<typeof LinkedInText>

export const LinkedInTexts = z.object({
  resume: z.object({ id: z.number().int(), version: z.number().int(), fileName: z.string() }),
  targetRole: z.string().nullable(),
  headlines: z.array(LinkedInText).min(1),
  about: LinkedInText,
  /** Sentences about what only the person can add or decide. */
  suggestions: z.array(z.string()),
  engine: z.string(),
})
export type LinkedInTexts = z.output<typeof LinkedInTexts>

/** Writes headline and About from the person's own evidence. Uses one of the day's allowance. */
export const writeLinkedIn = defineCall({
  method: 'POST',
  path: '/api/linkedin',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  /** Defaults to the newest version. */
  body: z.object({ resumeId: z.number().int().min(1).max(2147483647).optional() }),
  response: whole(LinkedInTexts),
})
