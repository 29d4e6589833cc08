import { readFileSync } from 'node:fs'
import { answerMessage } from '@nextrung/engine/mentor/answer-message'
import type { MentorTurn, Understood } from '@nextrung/engine/mentor/mentor-turn'
import { readMessage } from '@nextrung/engine/mentor/read-message'
import { z } from 'zod'

/** A message of somebody else, the kinds that answer it, and the messages before it. */
export const HeldOut = z.object({
  message: z.string(),
  kind: z.string(),
  also: z.array(z.string()).default([]),
  before: z.array(z.string()).default([]),
})
export type HeldOut = z.output<typeof HeldOut>

/** Reads messages, one JSON object a line. */
export const readHeldOut = (file: string): HeldOut[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => HeldOut.parse(JSON.parse(line)))

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

/** Whether a fair person accepts the kind for the message. */
export const isAccepted = ({ kind, also }: HeldOut, found: string | undefined): boolean =>
  found !== undefined && (found === kind || also.includes(found))
