import { resumeQuestionKinds } from '@nextrung/knowledge/interview/resume-question-kinds'
import { z } from 'zod'

/** `about` are the places of the key points that it asks about, from 0. */
const ResumeFollowUp = z.object({ question: z.string(), about: z.array(z.number().int()) })
export type ResumeFollowUp = z.output<typeof ResumeFollowUp>

/** A question on the person's own resume, with what an answer is marked by. */
export const ResumeQuestion = z.object({
  /** The same for the same words and kind of question. */
  id: z.string(),
  kind: z.enum(resumeQuestionKinds),
  /** JSON pointer to what it is about. */
  pointer: z.string(),
  /** The words of the resume, verbatim. */
  quote: z.string(),
  question: z.string(),
  keyPoints: z.array(
    z.object({
      cue: z.string(),
      point: z.string(),
      weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      essential: z.literal(true).optional(),
      said: z.array(z.string()),
    }),
  ),
  /** How to build an answer. There is no sample answer: only the person knows what happened. */
  outline: z.string(),
  criteria: z.array(z.string()),
  followUps: z.array(ResumeFollowUp),
})
export type ResumeQuestion = z.output<typeof ResumeQuestion>
