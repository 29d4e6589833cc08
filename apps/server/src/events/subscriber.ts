import type { Services } from '../context.ts'
import type { Event, EventDefinition } from './event.ts'

/** What a feature does when it hears of an event. It may hear of one twice, and of two in any order. */
export type Subscriber = {
  event: EventDefinition
  receive: (services: Services, event: Event) => Promise<void>
}

/** A subscriber of an event. Work that takes more than a moment belongs into a job of its own. */
export const subscribe = <Payload extends Record<string, unknown>>(
  event: EventDefinition<Payload>,
  receive: (services: Services, event: Event<Payload>) => Promise<void>,
): Subscriber => ({
  event,
  receive: (services, given) => receive(services, { ...given, payload: event.payload.parse(given.payload) }),
})
