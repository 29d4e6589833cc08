import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../apps/server/src/testing/client.ts'

const requestEveryMs = 50

export type ConcurrentUser = {
  /** Stops polling and returns the measurements, slowest last. */
  stop(): Promise<{ times: number[]; failures: string[] }>
}

/** Another person who continuously polls their list and the server's health. */
export function startConcurrentUser(client: Client): ConcurrentUser {
  const times: number[] = []
  const failures: string[] = []
  let isStopped = false
  const ask = async (path: string) => {
    const started = performance.now()
    const { status, text } = await client.send('GET', path)
    times.push(performance.now() - started)
    // An overloaded machine rejects requests; the response times account for that.
    if (status !== 200 && status !== 503) failures.push(`${path} answered ${status}: ${text.slice(0, 100)}`)
  }
  const polling = (async () => {
    while (!isStopped) {
      await ask('/health')
      await ask('/api/resumes/1')
      await sleep(requestEveryMs)
    }
  })().catch((error: unknown) => void failures.push(String(error)))
  return {
    async stop() {
      isStopped = true
      await polling
      return { times: times.toSorted((a, b) => a - b), failures }
    },
  }
}

/** The given quantile of sorted values. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
