import type { z } from 'zod'

/** A kind of durable job. A job may run twice, so it must be idempotent. */
export type JobDefinition<Input extends object> = {
  name: string
  input: z.ZodType<Input>
  maxAttempts: number
  /** The delay before a retry, doubled each time up to the longest. Default: one second. */
  retry?: { afterSeconds: number; longestSeconds: number }
  expireInSeconds: number
  /** How many jobs of this kind one server process runs in parallel. */
  concurrency: number
  /** How many of these may belong to one person (the input's `userId`), so nobody can block the others. */
  concurrencyPerPerson?: number
}

export const defineJob = <Input extends object>(job: JobDefinition<Input>): JobDefinition<Input> => job
