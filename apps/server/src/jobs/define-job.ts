import type { z } from 'zod'

/** A kind of durable work. A job may run twice and must not show it. */
export type JobDefinition<Input extends object> = {
  name: string
  input: z.ZodType<Input>
  tries: number
  expireInSeconds: number
  /** How many of this kind one server process works on at once. */
  atOnce: number
}

export const defineJob = <Input extends object>(job: JobDefinition<Input>): JobDefinition<Input> => job
