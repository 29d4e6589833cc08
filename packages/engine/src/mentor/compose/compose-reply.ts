import { findMentorKind } from '@nextrung/knowledge/mentor'
import type { MentorKind } from '@nextrung/knowledge/mentor/mentor-kind'
import type { MentorFacts, SlotValues } from '../mentor-facts.ts'
import type { MentorReply } from '../mentor-reply.ts'
import type { ListedThing, MentorTurn, Understood } from '../mentor-turn.ts'
import type { Sentiment } from '../sentiment/feeling-words.ts'
import { chooseParts, countWords } from './choose-parts.ts'
import { type Choice, type Listener, listChoices } from './choose-texts.ts'
import { fillSentences, fillSlots, slotsIn, slotValue } from './fill-slots.ts'
import { sayOwnWords } from './say-own-words.ts'
import { seedOf } from './seed-of.ts'
import { showInsights } from './shown-insights.ts'
import { valuesFor } from './topic-values.ts'

export type Composing = {
  message: string
  thread: readonly MentorTurn[]
  facts: MentorFacts
  understood: Understood
  sentiment: Sentiment
}

const mostActions = 4
const fewestToSay = 2
/** What kinds are about when nothing is named and no target is known. */
const unnamed: SlotValues = {
  role: 'that role',
  secondRole: 'the other one',
  skill: 'that skill',
  secondSkill: 'the other one',
}
const defaultActions = [
  'What should I do this week?',
  'What should I learn next?',
  'How do I improve my resume?',
  'How do I prepare for an interview?',
]
const paragraphOf: Readonly<Record<Choice['place'], number>> = {
  lead: 0,
  fact: 0,
  reason: 1,
  advice: 1,
  caution: 1,
  next: 2,
  ask: 2,
}

const toneOf = (sentiment: Sentiment): 'down' | 'up' | undefined => {
  if (sentiment === 'frustrated' || sentiment === 'anxious') return 'down'
  return sentiment === 'neutral' ? undefined : 'up'
}

const listenerOf = (composing: Composing, values: SlotValues): Listener => {
  const { message, thread, facts, sentiment } = composing
  const said = new Set(thread.flatMap((turn) => turn.said))
  const tone = toneOf(sentiment)
  const who = [facts.slots.name, facts.targetRole, facts.slots.currentTitle].map((text) => text ?? '')
  return {
    values,
    said,
    seed: seedOf(...who, message, String(thread.length)),
    ...(facts.userType && { userType: facts.userType }),
    ...(tone && { tone }),
  }
}

const paragraphs = (choices: readonly Choice[], values: SlotValues): string =>
  [0, 1, 2]
    .map((paragraph) =>
      choices
        .filter(({ place }) => paragraphOf[place] === paragraph)
        .map(({ text }) => fillSentences(text, values))
        .join(' '),
    )
    .filter((text) => text !== '')
    .join('\n\n')

const actionsFor = (actions: readonly string[], thread: readonly MentorTurn[]): string[] => {
  const sent = new Set(thread.map(({ message }) => message.trim().toLowerCase()))
  return actions.filter((action) => !sent.has(action.toLowerCase())).slice(0, mostActions)
}

const listedIn = (choices: readonly Choice[], { facts, actions, values }: Listed): ListedThing[] => {
  const slots = new Set(choices.flatMap(({ text }) => slotsIn(text)))
  const gaps = (['gap1', 'gap2', 'gap3'] as const).flatMap((slot) =>
    slots.has(slot) ? (slotValue(slot, values) ?? []) : [],
  )
  const names = gaps.length > 1 ? gaps : slots.has('topSkills') ? facts.lists.topSkills.slice(0, 3) : []
  if (names.length > 1) return names.map((name) => ({ type: 'skill', name }))
  return actions.map((name) => ({ type: 'message', name }))
}
type Listed = { facts: MentorFacts; actions: readonly string[]; values: SlotValues }

const reply = (
  composing: Composing,
  made: Pick<MentorReply, 'advice' | 'said'> & Partial<MentorReply>,
): MentorReply => {
  const { understood, sentiment } = composing
  return {
    suggestedActions: [],
    relatedSkills: [],
    sentiment,
    ...(understood.outcome === 'answer' && {
      confidenceScore: Math.round(understood.confidence * 100) / 100,
    }),
    opens: [],
    listed: [],
    understood,
    ...made,
  }
}

const saidAll = (composing: Composing, input: { kind: MentorKind; listener: Listener }): MentorReply => {
  const { kind, listener } = input
  const own = sayOwnWords('saidAll', listener) ?? sayOwnWords('unknown', listener)
  const actions = actionsFor(kind.actions, composing.thread)
  return reply(composing, {
    advice: own?.text ?? `What would you like to look at next? ${actions[0] ?? ''}`.trim(),
    said: own ? [own.id] : [],
    suggestedActions: actions,
    listed: actions.map((name) => ({ type: 'message', name })),
    opens: [...kind.opens],
  })
}

/** "You're asking" reads on with a question word or a preposition; before a noun it takes "about". */
const asTopic = (asking: string): string =>
  /^(?:how|what|what's|whether|which|where|when|who|why|about|for|me|to)\b/i.test(asking)
    ? asking
    : `about ${asking}`

const openingOf = (composing: Composing, listener: Listener) => {
  const { understood, message } = composing
  if (understood.kind === 'boundary.crisis') return undefined
  if (understood.angle !== 'new' && understood.angle !== 'source')
    return sayOwnWords(understood.angle, listener)
  const isTalk =
    /^(?:talk|boundary|thread|me)\./.test(understood.kind ?? '') ||
    /^(?:nothing|telling)\b/.test(understood.asking)
  if (understood.sure || isTalk || countWords(message) > 60) return undefined
  return sayOwnWords('taken', listener)
}

const answerKind = (composing: Composing, kind: MentorKind): MentorReply => {
  const { facts, understood, thread } = composing
  const values = valuesFor(understood.mentioned, facts)
  const heard = listenerOf(composing, values)
  // Where to find help is said as often as it is needed.
  const isUnsaidHelp = kind.id !== 'boundary.crisis' || listChoices({ kind, place: 'lead' }, heard).length > 0
  const listener = isUnsaidHelp ? heard : { ...heard, said: new Set<string>() }
  const opening = openingOf(composing, listener)
  const first =
    opening &&
    fillSlots(opening.text.replace('{first}', asTopic(understood.asking)), { ...unnamed, ...values })
  const choices = chooseParts({ kind, angle: understood.angle, taken: countWords(first ?? '') }, listener)
  const isShort = understood.angle === 'shorter'
  if (choices.length < (isShort ? 1 : fewestToSay)) return saidAll(composing, { kind, listener })
  const actions = actionsFor(kind.actions, thread)
  const told = paragraphs(choices, values)
  return reply(composing, {
    advice: first === undefined ? told : `${first} ${told}`,
    said: [...(opening ? [opening.id] : []), ...choices.map(({ id }) => id)],
    suggestedActions: actions,
    opens: [...kind.opens],
    listed: listedIn(choices, { facts, actions, values }),
    ...showInsights({ kind: kind.id, mentioned: understood.mentioned, values, facts }),
  })
}

const askBack = (composing: Composing): MentorReply => {
  const { understood, facts } = composing
  const values = { ...unnamed, ...valuesFor(understood.mentioned, facts) }
  const listener = listenerOf(composing, values)
  const [first = '', second = ''] = understood.alternatives.map(({ asking }) =>
    asTopic(fillSlots(asking, values)),
  )
  const own = sayOwnWords('askBack', listener) ?? sayOwnWords('unknown', listener)
  return reply(composing, {
    advice: (own?.text ?? "You're asking {first}, or {second}?")
      .replace('{first}', first)
      .replace('{second}', second),
    said: own ? [own.id] : [],
  })
}

const sayUnknown = (composing: Composing): MentorReply => {
  const listener = listenerOf(composing, composing.facts.slots)
  const own = sayOwnWords('unknown', listener) ?? sayOwnWords('saidAll', listener)
  const actions = actionsFor(defaultActions, composing.thread)
  return reply(composing, {
    advice: own?.text ?? 'I did not understand that. What is it about?',
    said: own ? [own.id] : [],
    suggestedActions: actions,
    listed: actions.map((name) => ({ type: 'message', name })),
  })
}

/** Puts the reply together from authored texts and the person's facts. */
export const composeReply = (composing: Composing): MentorReply => {
  const { kind, outcome } = composing.understood
  if (outcome === 'ask-back') return askBack(composing)
  const found = kind === undefined ? undefined : findMentorKind(kind)
  return found ? answerKind(composing, found) : sayUnknown(composing)
}
