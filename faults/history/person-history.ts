import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { makePerson } from '../../apps/server/src/testing/factories.ts'

/** One operation of a person, retried with the same key until it is answered or given up. */
export type Operation = {
  kind: 'upload' | 'import' | 'wish' | 'rename' | 'theme'
  /** A unique marker that appears in the result. */
  mark: string
  /** The bytes sent, or the value set. */
  sent: string
  /** The version it concerns, or that the answer named. */
  id?: number | undefined
  attempts: { startedAt: number; endedAt: number; status: number | undefined }[]
  acknowledged: boolean
}

type Act = Pick<Operation, 'kind' | 'mark' | 'sent'> & {
  id?: number
  send: (client: Client, headers: Record<string, string>) => Promise<Answered<{ id?: number }>>
}

export type PersonHistory = {
  client: Client
  operations: Operation[]
  /** Sends it, and retries with the same key while there is no answer or the answer is to come back later. */
  perform(act: Act): Promise<Operation>
}

const retryEveryMs = 100

/** Creates a person and records every write: what was sent, when, and what was answered. */
export const startHistory = async (
  server: { newClient(): Client },
  { retryForMs = 60_000 } = {},
): Promise<PersonHistory> => {
  const { client } = await makePerson(server)
  const operations: Operation[] = []
  return {
    client,
    operations,
    perform: async ({ send, ...about }) => {
      const operation: Operation = { ...about, attempts: [], acknowledged: false }
      operations.push(operation)
      const key = { 'idempotency-key': randomUUID() }
      const giveUpAt = Date.now() + retryForMs
      while (Date.now() < giveUpAt) {
        const startedAt = Date.now()
        const answer = await send(client, key).catch(() => undefined)
        operation.attempts.push({ startedAt, endedAt: Date.now(), status: answer?.status })
        if (answer && answer.status < 300) {
          operation.acknowledged = true
          operation.id ??= answer.json?.id
        }
        if (answer && answer.status !== 503) break
        await sleep(retryEveryMs)
      }
      return operation
    },
  }
}
