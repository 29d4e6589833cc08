import { z } from 'zod'
import type { Services } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Event } from './event.ts'
import { events } from './events.ts'
import type { Subscriber } from './subscriber.ts'

const Envelope = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose event it is. Deleting the account deletes the person's events. */
  userId: z.number().int(),
  at: z.string(),
  payload: z.record(z.string(), z.unknown()),
})

export const deliverEventJob = defineJob({
  name: 'deliver-event',
  // The payload is checked on delivery: a restored backup may contain events that this version no longer knows.
  input: Envelope,
  maxAttempts: 10,
  retry: { afterSeconds: 1, longestSeconds: 600 },
  expireInSeconds: 60,
  concurrency: 2,
})

type Delivery = { envelope: z.output<typeof Envelope>; subscribers: readonly Subscriber[] }

/**
 * Delivers an event to all its subscribers. If one fails, the others still receive it, and the job is retried for all of
 * them. Events that this version does not know are skipped.
 */
export const deliverEvent = async (
  services: Services,
  { envelope, subscribers }: Delivery,
): Promise<void> => {
  const event = readEvent(envelope)
  if (!event) {
    services.log.warn({ event: envelope.name, eventId: envelope.id }, 'skipped an event of another version')
    return
  }
  await services.failPoint('event.before-delivery')
  const outcomes = await Promise.allSettled(
    subscribers
      .filter((subscriber) => subscriber.event.name === envelope.name)
      .map((subscriber) => subscriber.receive(services, event)),
  )
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  await services.failPoint('event.after-delivery')
  if (failures.length > 0) throw new AggregateError(failures, `Subscribers of ${envelope.name} failed.`)
}

const readEvent = ({ name, at, payload, ...rest }: Delivery['envelope']): Event | undefined => {
  const checked = events.find((one) => one.name === name)?.payload.safeParse(payload)
  return checked?.success ? { ...rest, at: new Date(at), payload: checked.data } : undefined
}
