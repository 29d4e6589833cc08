import { z } from 'zod'
import { defineCall } from './call.ts'

/** What LinkedIn allows, in characters. Source: LinkedIn's help pages on headline and About. */
export const linkedInLimits = { headline: 220, about: 2600 } as const

/** A proposed text, with the lines of the resume that stand behind it. */
export const LinkedInText = z.object({
  text: z.string(),
  characters: z.number().int(),
  sources: z.array(z.string()),
})

export const LinkedInTexts = z.object({
  resume: z.object({ id: z.number().int(), version: z.number().int(), fileName: z.string() }),
  headlines: z.array(LinkedInText).min(1),
  about: LinkedInText,
  /** What only the person can add. */
  suggestions: z.array(z.string()),
  engine: z.string(),
})
export type LinkedInTexts = z.output<typeof LinkedInTexts>

/** Headline and About from the person's own evidence. Costs one of the day's allowance. */
export const writeLinkedIn = defineCall({
  method: 'POST',
  path: '/api/linkedin',
  access: 'session',
  body: z.object({ resumeId: z.number().int().min(1).max(2147483647).optional() }),
  response: LinkedInTexts,
})
