import type { MentorKind, ReplyPart, ReplyPlace } from '@nextrung/knowledge/mentor/mentor-kind'
import type { SlotValues } from '../mentor-facts.ts'
import { slotsIn, slotValue } from './fill-slots.ts'

/** A text that can be said, with the id under which it counts as said. */
export type Choice = { id: string; place: ReplyPlace; text: string }

export type Listener = {
  values: SlotValues
  userType?: 'transitioner' | 'professional'
  tone?: 'down' | 'up'
  /** Ids of everything said in the thread. */
  said: ReadonlySet<string>
  /** Different for different people and turns; decides between wordings of the same. */
  seed: number
}

const isFor = (part: ReplyPart, { userType, tone }: Listener): boolean =>
  (part.for === undefined || part.for === userType) && (part.tone === undefined || part.tone === tone)

const idOf = (kind: MentorKind, part: ReplyPart): string => `${kind.id}/${kind.reply.indexOf(part)}`

const canFill = (text: string, values: SlotValues): boolean =>
  slotsIn(text).every((slot) => slotValue(slot, values) !== undefined)

const pickText = (input: { kind: MentorKind; part: ReplyPart }, listener: Listener): Choice | undefined => {
  const { kind, part } = input
  const usable = part.texts.flatMap((text, at) => {
    const id = `${idOf(kind, part)}.${at}`
    return canFill(text, listener.values) && !listener.said.has(id) ? [{ id, place: part.place, text }] : []
  })
  return usable[listener.seed % Math.max(1, usable.length)]
}

const isUnsaid = (kind: MentorKind, part: ReplyPart, said: ReadonlySet<string>): boolean =>
  part.texts.every((_, at) => !said.has(`${idOf(kind, part)}.${at}`))

/**
 * What can be said at a place of the reply, the best first: parts for this tone, then parts not said in the thread,
 * then other words for what was said.
 */
export const listChoices = (input: { kind: MentorKind; place: ReplyPlace }, listener: Listener): Choice[] => {
  const { kind, place } = input
  const parts = kind.reply.filter((part) => part.place === place && isFor(part, listener))
  const fresh = parts.filter((part) => isUnsaid(kind, part, listener.said))
  const reworded = parts.filter((part) => !fresh.includes(part))
  const byTone = (list: readonly ReplyPart[]) => [
    ...list.filter(({ tone }) => tone !== undefined),
    ...list.filter(({ tone }) => tone === undefined),
  ]
  return [...byTone(fresh), ...byTone(reworded)].flatMap((part) => pickText({ kind, part }, listener) ?? [])
}
