import { setTimeout as sleep } from 'node:timers/promises'

/** The result of one request. Status 0 means a broken connection. */
export type Answered = { status: number; retryAfter?: string | undefined }

export type Outcome = {
  /** Milliseconds from each request's due time to its response, by status. */
  times: Map<number, number[]>
  /** 503 responses without Retry-After. */
  missingRetryAfter: number
}

type Load = {
  perSecond: number
  seconds: number
  send: (index: number) => Promise<Answered>
}

const answerTimeoutMs = 30_000

/**
 * Sends requests at a constant rate whether or not earlier ones were answered, as many independent people would. Times
 * count from when a request was due, not from when it was sent, so that a stalling server does not look better.
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
  await Promise.race([Promise.all(inFlight), sleep(answerTimeoutMs, undefined, { ref: false })])
  // Count requests that take longer as broken.
  if (inFlight.size > 0)
    outcome.times.set(0, [...(outcome.times.get(0) ?? []), ...Array(inFlight.size).fill(answerTimeoutMs)])
  return outcome
}

const note = async (outcome: Outcome, dueAt: number, answer: Promise<Answered>) => {
  const { status, retryAfter } = await answer.catch(() => ({ status: 0, retryAfter: undefined }))
  if (status === 503 && retryAfter === undefined) outcome.missingRetryAfter++
  const times = outcome.times.get(status) ?? []
  times.push(performance.now() - dueAt)
  outcome.times.set(status, times)
}

/** Response times of successful requests: 2xx and 304. */
export const served = ({ times }: Outcome): number[] =>
  [...times].flatMap(([status, list]) => ((status >= 200 && status < 300) || status === 304 ? list : []))

/** The number of responses by status, such as "304: 6300, 200: 700". */
export const statuses = ({ times }: Outcome): string =>
  [...times].map(([status, list]) => `${status || 'broken'}: ${list.length}`).join(', ')

/** The given quantile of the times. */
export const share = (times: number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
