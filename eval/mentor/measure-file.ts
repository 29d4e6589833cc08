import type { Understood } from '@nextrung/engine/mentor/mentor-turn'
import { type HeldOut, isAccepted } from './author-messages.ts'
import { readInThread } from './held-out.ts'
import { printBands, printShare } from './print-share.ts'

const crisis = 'boundary.crisis'
const farOutside = 'boundary.outside'
const nearOutside = new Set(
  ['legal', 'medical', 'immigration', 'tax', 'homework'].map((name) => `boundary.${name}`),
)

type Read = { one: HeldOut; understood: Understood; heard: string | undefined; isRight: boolean }

const readOne = (one: HeldOut): Read => {
  const understood = readInThread(one)
  const heard = understood.heard ?? understood.kind
  return { one, understood, heard, isRight: isAccepted(one, heard) || isAccepted(one, understood.kind) }
}

const isLeft = ({ heard, understood }: Read) => heard === farOutside || understood.outcome === 'unknown'

function measureBoundaries(read: readonly Read[]): void {
  const far = read.filter(({ one }) => one.kind === farOutside)
  printShare('far outside recognised', { part: far.filter(isLeft).length, of: far.length })
  const near = read.filter(({ one }) => nearOutside.has(one.kind))
  const bounded = near.filter((each) => each.isRight || isLeft(each))
  printShare('near outside recognised', { part: bounded.length, of: near.length })
  const isAlarm = ({ understood }: Read) => understood.kind === crisis
  const inDanger = read.filter(({ one }) => isAccepted(one, crisis))
  const others = read.filter(({ one }) => !isAccepted(one, crisis))
  const must = inDanger.filter(({ one }) => one.kind === crisis)
  printShare('crisis recognised', { part: must.filter(isAlarm).length, of: must.length })
  printShare('false alarms', { part: others.filter(isAlarm).length, of: others.length })
}

/** Prints what the mentor makes of messages that others wrote, and with `verbose` each that it gets wrong. */
export function measureFile(messages: readonly HeldOut[], { verbose = false } = {}): void {
  const read = messages.map(readOne)
  const answered = read.filter(({ understood }) => understood.outcome === 'answer')
  const right = answered.filter(({ isRight }) => isRight)
  const asked = read.filter(({ understood }) => understood.outcome === 'ask-back')
  const inOffer = asked.filter(({ one, understood }) =>
    understood.alternatives.some(({ kind }) => isAccepted(one, kind)),
  )
  printShare('answered right', { part: right.length, of: read.length })
  printShare('answered wrong', { part: answered.length - right.length, of: read.length })
  printShare('asked back', { part: asked.length, of: read.length })
  printShare('  with the right one among those offered', { part: inOffer.length, of: asked.length })
  printShare('did not know', { part: read.length - answered.length - asked.length, of: read.length })
  printShare('right of those answered', { part: right.length, of: answered.length })
  printShare('right of those not asked back', { part: right.length, of: read.length - asked.length })
  measureBoundaries(read)
  printBands(answered.map(({ understood: { confidence }, isRight }) => ({ confidence, isRight })))
  if (!verbose) return
  for (const { one, understood, heard, isRight } of read)
    if (!isRight)
      console.log(
        `${one.kind} -> ${understood.outcome} ${heard ?? ''} ${understood.confidence.toFixed(2)}: ${one.message}`,
      )
}
