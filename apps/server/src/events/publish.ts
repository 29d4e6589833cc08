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
 * Tells every subscriber what happened, once `tx` commits and soon after. Give it the transaction of the act, so that
 * neither stands without the other.
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
