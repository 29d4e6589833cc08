import { z } from 'zod'

const texts = z.array(z.string()).readonly()

/** Something that a good answer says, as in the question bank. */
export const MarkedKeyPoint = z.object({
  cue: z.string(),
  point: z.string(),
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  essential: z.literal(true).optional(),
  said: texts,
})
export type MarkedKeyPoint = z.output<typeof MarkedKeyPoint>

/** The parts of an interview question that its answers are marked by. */
export const MarkedQuestion = z.object({
  type: z.enum(['technical', 'behavioral', 'leadership', 'system_design']),
  question: z.string(),
  keyPoints: z.array(MarkedKeyPoint).readonly(),
  wrongBeliefs: z.array(z.object({ belief: z.string(), said: texts, correction: z.string() })).readonly(),
  sampleAnswer: z.string(),
  followUps: z
    .array(
      z.object({ question: z.string(), about: z.array(z.number().int()).readonly(), answer: z.string() }),
    )
    .readonly(),
})
export type MarkedQuestion = z.output<typeof MarkedQuestion>

export const MarkAnswerInput = z.object({ question: MarkedQuestion, answer: z.string() })
export type MarkAnswerInput = z.output<typeof MarkAnswerInput>
