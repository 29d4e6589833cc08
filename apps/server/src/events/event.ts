import type { z } from 'zod'

/** Something that happened to a person, as other features may want to know it. */
export type EventDefinition<Payload extends Record<string, unknown> = Record<string, unknown>> = {
  name: string
  /** Ids and choices of ours, never a person's words: a payload outlives what it is about. */
  payload: z.ZodType<Payload>
}

/** An event as its subscribers receive it. */
export type Event<Payload extends Record<string, unknown> = Record<string, unknown>> = {
  /** The same each time the event is delivered, and of this event alone. */
  id: string
  userId: number
  at: Date
  payload: Payload
}

export const defineEvent = <Payload extends Record<string, unknown>>(
  name: string,
  payload: z.ZodType<Payload>,
): EventDefinition<Payload> => ({ name, payload })
