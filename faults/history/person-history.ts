import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { makePerson } from '../../apps/server/src/testing/factories.ts'

/** One wish of a person, tried with one key until it is answered or given up. */
export type Operation = {
  kind: 'upload' | 'import' | 'wish' | 'rename' | 'theme'
  /** Unique words of it, which stand in what it makes. */
  mark: string
  /** The bytes that were sent, or the value that was set. */
  sent: string
  /** The version that it is about, or that the answer named. */
  id?: number | undefined
  tries: { startedAt: number; endedAt: number; status: number | undefined }[]
  acknowledged: boolean
}

type Act = Pick<Operation, 'kind' | 'mark' | 'sent'> & {
  id?: number
  send: (client: Client, headers: Record<string, string>) => Promise<Answered<{ id?: number }>>
}

export type PersonHistory = {
  client: Client
  operations: Operation[]
  /** Sends it, and again with the same key while there is no answer or the answer is to come back later. */
  perform(act: Act): Promise<Operation>
}

const retryEveryMs = 100

/** A person of their own whose every write is recorded: what was sent, when, and what was answered. */
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
      const operation: Operation = { ...about, tries: [], acknowledged: false }
      operations.push(operation)
      const key = { 'idempotency-key': randomUUID() }
      const giveUpAt = Date.now() + retryForMs
      while (Date.now() < giveUpAt) {
        const startedAt = Date.now()
        const answer = await send(client, key).catch(() => undefined)
        operation.tries.push({ startedAt, endedAt: Date.now(), status: answer?.status })
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
