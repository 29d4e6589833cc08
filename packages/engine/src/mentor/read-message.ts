import { findMentorKind } from '@nextrung/knowledge/mentor'
import type { ReadMessageInput, Understood } from './mentor-turn.ts'
import { findOfferedKind } from './thread/answer-to-offer.ts'
import { carryOver } from './thread/carry-over.ts'
import { type Resolved, resolveThread } from './thread/resolve-thread.ts'
import { weighByThread } from './thread/weigh-by-thread.ts'
import { type Classified, classify } from './understand/classify.ts'
import { confidenceFeatures, judgeConfidence } from './understand/confidence.ts'
import { crisisShare, isDanger } from './understand/is-crisis.ts'
import type { Mentioned } from './understand/mentioned.ts'
import { readMentioned } from './understand/read-mentioned.ts'
import { isCounting, isSameForOther } from './understand/thread-forms.ts'
import { answerFrom, askBackFrom, outsideFrom, sureFrom } from './understand/thresholds.ts'
import { readToldFacts } from './understand/told-facts.ts'

const crisis = 'boundary.crisis'
const crisisConfidence = 0.95
const formConfidence = 0.9
const offeredConfidence = 0.9
const tellingKinds = new Set(['me.tells', 'talk.correction', 'plan.hours', 'me.done'])
const longestSmallTalk = 14

type Reading = ReadMessageInput & { classified: Classified; mentioned: Mentioned }

const askingOf = (kind: string): string => findMentorKind(kind)?.asking ?? ''

/** Thread and small talk are short; in a long message their words stand for something else. */
const withoutShortKinds = (classified: Classified): Classified =>
  classified.words.length <= longestSmallTalk
    ? classified
    : { ...classified, ranked: classified.ranked.filter(({ kind }) => !/^(?:thread|talk)\./.test(kind)) }

/** The kinds as the conversation makes them likely; whether it is a crisis is judged on its own. */
const inThread = (classified: Classified, hasThread: boolean): Classified => ({
  ...classified,
  ranked: weighByThread(
    classified.ranked.filter(({ kind }) => kind !== crisis),
    hasThread,
  ),
})

const understood = (reading: Reading, found: Partial<Understood> & { confidence: number }): Understood => {
  const { kind } = found
  const mentioned = found.mentioned ?? reading.mentioned
  return {
    ...(kind !== undefined && { kind }),
    asking: kind === undefined ? '' : askingOf(kind),
    outcome: 'answer',
    sure: found.confidence >= sureFrom,
    alternatives: [],
    angle: 'new',
    told: readToldFacts(reading.message, {
      mentioned,
      isTelling: kind !== undefined && tellingKinds.has(kind),
    }),
    ...found,
    mentioned,
  }
}

const resolved = (reading: Reading, found: { kind: string; confidence: number }): Understood => {
  const { message, thread, mentioned } = reading
  const meant: Resolved = resolveThread({ message, thread, mentioned, kind: found.kind }) ?? {}
  if (meant.message !== undefined)
    return { ...readMessage({ message: meant.message, thread: [] }), sure: false }
  const kind = meant.kind ?? found.kind
  const carried = carryOver(
    { kind: findMentorKind(kind), message, mentioned: meant.mentioned ?? mentioned },
    thread,
  )
  const isTaken = kind !== found.kind || carried !== mentioned
  return understood(reading, {
    kind,
    heard: found.kind,
    confidence: found.confidence,
    mentioned: carried,
    angle: meant.angle ?? 'new',
    sure: found.confidence >= sureFrom && !(isTaken && meant.angle === undefined),
  })
}

const notSure = (reading: Reading, confidence: number): Understood => {
  const { ranked } = reading.classified
  const offered = ranked
    .filter(({ kind }) => !/^(?:talk|thread)\.|^boundary\.(?:outside|abuse)/.test(kind))
    .slice(0, 2)
  const belief = offered.reduce((sum, { share }) => sum + share, 0)
  const outside = ranked.find(({ kind }) => kind === 'boundary.outside')?.share ?? 0
  const isOutside = outside >= outsideFrom * (ranked[0]?.share ?? 1)
  const alternatives = offered.map(({ kind }) => ({ kind, asking: askingOf(kind) }))
  if (alternatives.length < 2 || belief < askBackFrom || isOutside)
    return understood(reading, { outcome: 'unknown', confidence, sure: false })
  return understood(reading, { outcome: 'ask-back', confidence, sure: false, alternatives })
}

/**
 * Reads what a message means in its conversation. Words of crisis come before all else; then an answer to the mentor's
 * own question, forms such as "and for DevOps?", and last the trained classifier with its measured confidence.
 */
export function readMessage(input: ReadMessageInput): Understood {
  const { message, thread } = input
  const heard = classify(message)
  const classified = inThread(withoutShortKinds(heard), thread.length > 0)
  const mentioned = readMentioned(message, classified.mentions)
  const reading = { ...input, classified, mentioned }
  if (classified.words.every((word) => word === '?'))
    return understood(reading, { outcome: 'unknown', confidence: 0, sure: false })
  if (isDanger(message, crisisShare(heard.words)))
    return understood(reading, { kind: crisis, confidence: crisisConfidence, told: [] })
  const offered = findOfferedKind(message, thread)
  if (offered !== undefined) {
    const before = thread.at(-1)?.mentioned ?? mentioned
    const names = mentioned.roles.length + mentioned.skills.length > 0 ? mentioned : before
    return understood(reading, { kind: offered, confidence: offeredConfidence, mentioned: names })
  }
  if (isSameForOther(message, mentioned))
    return resolved(reading, { kind: 'thread.and-for', confidence: formConfidence })
  if (thread.length > 0 && isCounting(message))
    return resolved(reading, { kind: 'thread.second', confidence: formConfidence })
  const confidence = judgeConfidence(
    confidenceFeatures({ ...classified, wordCount: classified.words.length }),
  )
  const [best] = classified.ranked
  if (!best || confidence < answerFrom) return notSure(reading, confidence)
  return resolved(reading, { kind: best.kind, confidence })
}
