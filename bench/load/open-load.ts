import { setTimeout as sleep } from 'node:timers/promises'

/** What came of one request. A connection that broke has status 0. */
export type Answered = { status: number; retryAfter?: string | undefined }

export type Outcome = {
  /** Milliseconds from when each request was due until it was answered, by what came of it. */
  times: Map<number, number[]>
  /** 503 answers that did not say when to come back. */
  missingRetryAfter: number
}

type Load = {
  perSecond: number
  seconds: number
  send: (index: number) => Promise<Answered>
}

const answersWithinMs = 30_000

/**
 * Sends requests at a steady rate, whether earlier ones were answered or not, as many people would. A time counts
 * from when its request was due and not from when it was sent, so that a server that stalls is not spared.
 */
export const openLoad = async ({ perSecond, seconds, send }: Load): Promise<Outcome> => {
  const outcome: Outcome = { times: new Map(), missingRetryAfter: 0 }
  const total = Math.round(perSecond * seconds)
  const startsAt = performance.now()
  const dueAt = (index: number) => startsAt + (index * 1000) / perSecond
  const inFlight = new Set<Promise<void>>()
  for (let index = 0; index < total; ) {
    for (; index < total && dueAt(index) <= performance.now(); index++) {
      const one = note(outcome, dueAt(index), send(index)).finally(() => inFlight.delete(one))
      inFlight.add(one)
    }
    await sleep(1)
  }
  await Promise.race([Promise.all(inFlight), sleep(answersWithinMs, undefined, { ref: false })])
  // Who waits longer than that has left.
  if (inFlight.size > 0)
    outcome.times.set(0, [...(outcome.times.get(0) ?? []), ...Array(inFlight.size).fill(answersWithinMs)])
  return outcome
}

const note = async (outcome: Outcome, dueAt: number, answer: Promise<Answered>) => {
  const { status, retryAfter } = await answer.catch(() => ({ status: 0, retryAfter: undefined }))
  if (status === 503 && retryAfter === undefined) outcome.missingRetryAfter++
  const times = outcome.times.get(status) ?? []
  times.push(performance.now() - dueAt)
  outcome.times.set(status, times)
}

/** Of the requests that were answered as asked: 2xx and 304. */
export const served = ({ times }: Outcome): number[] =>
  [...times].flatMap(([status, list]) => ((status >= 200 && status < 300) || status === 304 ? list : []))

/** How many were answered with each status, such as "304: 6,300, 200: 700". */
export const statuses = ({ times }: Outcome): string =>
  [...times].map(([status, list]) => `${status || 'broken'}: ${list.length}`).join(', ')

/** The time that this share of the requests does not exceed. */
export const share = (times: number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
