import { z } from 'zod'
import { composeReply } from './compose/compose-reply.ts'
import { fillSlots } from './compose/fill-slots.ts'
import { valuesFor } from './compose/topic-values.ts'
import { MentorFacts } from './mentor-facts.ts'
import type { MentorReply } from './mentor-reply.ts'
import { ReadMessageInput, type Understood } from './mentor-turn.ts'
import { readMessage } from './read-message.ts'
import { readSentiment } from './sentiment/read-sentiment.ts'

export const AnswerMessageInput = z.object({ ...ReadMessageInput.shape, facts: MentorFacts })
export type AnswerMessageInput = z.output<typeof AnswerMessageInput>

/** Names in "You're asking …" what the message or the person's target names. */
const withNames = (understood: Understood, facts: MentorFacts): Understood => {
  const values = {
    role: 'that role',
    secondRole: 'the other one',
    skill: 'that skill',
    secondSkill: 'the other one',
    ...valuesFor(understood.mentioned, facts),
  }
  return {
    ...understood,
    asking: fillSlots(understood.asking, values),
    alternatives: understood.alternatives.map(({ kind, asking }) => ({
      kind,
      asking: fillSlots(asking, values),
    })),
  }
}

/**
 * Answers a message to the mentor: reads what it means in its thread, and composes the answer from authored texts and
 * the given facts. Figures and names that are not in the facts are never said, and no text twice in a thread.
 */
export const answerMessage = (input: AnswerMessageInput): MentorReply => {
  const { message, thread, facts } = input
  const understood = withNames(readMessage({ message, thread }), facts)
  return composeReply({ message, thread, facts, understood, sentiment: readSentiment(message) })
}
