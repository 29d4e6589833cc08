import { randomUUID } from 'node:crypto'
import type { Services } from '../context.ts'
import type { Database } from '../db/client.ts'
import { deliverEventJob } from './deliver-event.job.ts'
import type { EventDefinition } from './event.ts'

type NewEvent<Payload extends Record<string, unknown>> = {
  event: EventDefinition<Payload>
  userId: number
  payload: Payload
}

/**
 * Notifies every subscriber soon after `tx` commits. Pass the transaction that makes the change, so that neither happens
 * without the other.
 */
export const publish = <Payload extends Record<string, unknown>>(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  tx: Database,
  { event, userId, payload }: NewEvent<Payload>,
): Promise<void> =>
  queue.enqueue(tx, deliverEventJob, {
    id: randomUUID(),
    name: event.name,
    userId,
    at: now().toISOString(),
    payload,
  })
