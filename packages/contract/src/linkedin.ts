import { z } from 'zod'
import { defineCall } from './call.ts'
import { whole } from './reader-marks.ts'
import { SourceLine } from './resume-document.ts'

/** What LinkedIn allows, in characters. Source: LinkedIn's help pages on headline and About. */
export const linkedInLimits = { headline: 220, about: 2600 } as const

/** A sentence of a proposed text, or one of the pieces that a headline is made of, with what stands behind it. */
export const LinkedInPart = z.object({
  text: z.string(),
  /** `kept`: the person's words; `reworded`: made from them; `aim`: the target role that the person chose. */
  basis: z.enum(['kept', 'reworded', 'aim']),
  /** Lines of the resume; empty for an aim. */
  sources: z.array(SourceLine),
})
export type LinkedInPart = z.output<typeof LinkedInPart>

/** A proposed text. `characters` counts as the browser's text fields do, where an emoji is two. */
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
  /** What only the person can add or decide, as sentences. */
  suggestions: z.array(z.string()),
  engine: z.string(),
})
export type LinkedInTexts = z.output<typeof LinkedInTexts>

/** Headline and About from the person's own evidence. Costs one of the day's allowance. */
export const writeLinkedIn = defineCall({
  method: 'POST',
  path: '/api/linkedin',
  access: 'session',
  cost: 'work',
  idempotency: 'key-or-in-flight',
  /** The newest version when none is named. */
  body: z.object({ resumeId: z.number().int().min(1).max(2147483647).optional() }),
  response: whole(LinkedInTexts),
})
