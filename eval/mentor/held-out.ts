import { answerMessage } from '@nextrung/engine/mentor/answer-message'
import type { MentorTurn, Understood } from '@nextrung/engine/mentor/mentor-turn'
import { readMessage } from '@nextrung/engine/mentor/read-message'
import type { HeldOut } from './author-messages.ts'

const noFacts = { slots: {}, roles: {}, skills: {}, lists: { gaps: [], topSkills: [] } }

/** Reads a message after what was said before it. */
export const readInThread = ({ message, before }: HeldOut): Understood => {
  const thread: MentorTurn[] = []
  for (const earlier of before) {
    const { understood, said, listed } = answerMessage({ message: earlier, thread, facts: noFacts })
    const offered = understood.alternatives.map(({ kind }) => kind)
    thread.push({
      message: earlier,
      kind: understood.kind,
      offered,
      mentioned: understood.mentioned,
      said,
      listed,
    })
  }
  return readMessage({ message, thread })
}
