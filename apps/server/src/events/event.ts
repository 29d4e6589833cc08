import type { z } from 'zod'

/** Something that happened to a person and that other features can subscribe to. */
export type EventDefinition<Payload extends Record<string, unknown> = Record<string, unknown>> = {
  name: string
  /** Ids and enum values, never a person's words: a payload can outlive the data it refers to. */
  payload: z.ZodType<Payload>
}

/** An event as its subscribers receive it. */
export type Event<Payload extends Record<string, unknown> = Record<string, unknown>> = {
  /** Unique to this event, and the same on every delivery. */
  id: string
  userId: number
  at: Date
  payload: Payload
}

export const defineEvent = <Payload extends Record<string, unknown>>(
  name: string,
  payload: z.ZodType<Payload>,
): EventDefinition<Payload> => ({ name, payload })
