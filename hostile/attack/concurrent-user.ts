import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../apps/server/src/testing/client.ts'

const requestEveryMs = 50

export type ConcurrentUser = {
  /** Ends the polling and gives what was measured, slowest last. */
  stop(): Promise<{ times: number[]; failures: string[] }>
}

/** Another person, who looks at their list and at the health of the server all the while. */
export function startConcurrentUser(client: Client): ConcurrentUser {
  const times: number[] = []
  const failures: string[] = []
  let isStopped = false
  const ask = async (path: string) => {
    const started = performance.now()
    const { status, text } = await client.send('GET', path)
    times.push(performance.now() - started)
    // An overloaded machine turns people away; that is shown by how long others waited.
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

/** The value below which such a share of sorted values lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
