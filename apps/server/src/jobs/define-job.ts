import type { z } from 'zod'

/** A kind of durable work. A job may run twice and must not show it. */
export type JobDefinition<Input extends object> = {
  name: string
  input: z.ZodType<Input>
  tries: number
  /** The wait before the next try, which doubles up to the longest. Without it: a second. */
  retry?: { afterSeconds: number; longestSeconds: number }
  expireInSeconds: number
  /** How many of this kind one server process works on at once. */
  atOnce: number
  /** How many of these may be of one person (the input's `userId`), so that their many do not keep out others. */
  atOnceOfOne?: number
}

export const defineJob = <Input extends object>(job: JobDefinition<Input>): JobDefinition<Input> => job
