import { z } from 'zod'

/** One part of the score: how many of its points were reached, and why. */
export const ResumeScorePart = z.object({
  name: z.string(),
  points: z.number().int(),
  most: z.number().int(),
  /** Explains the points to the person. */
  explanation: z.string(),
})

/** 0 to 100, deterministic and additive: `total` is the sum of the parts. */
export const ResumeScore = z.object({
  total: z.number().int(),
  role: z.string().nullable(),
  parts: z.array(ResumeScorePart),
  /** What would raise the score most, largest gain first. */
  gains: z.array(z.object({ points: z.number().int(), what: z.string() })),
})
export type ResumeScore = z.output<typeof ResumeScore>
