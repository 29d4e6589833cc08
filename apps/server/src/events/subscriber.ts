import type { Services } from '../context.ts'
import type { Event, EventDefinition } from './event.ts'

/** A feature's handler for an event. Events may arrive twice and in any order. */
export type Subscriber = {
  event: EventDefinition
  receive: (services: Services, event: Event) => Promise<void>
}

/** Defines a subscriber. Put work that takes more than a moment into a separate job. */
export const subscribe = <Payload extends Record<string, unknown>>(
  event: EventDefinition<Payload>,
  receive: (services: Services, event: Event<Payload>) => Promise<void>,
): Subscriber => ({
  event,
  receive: (services, given) => receive(services, { ...given, payload: event.payload.parse(given.payload) }),
})
