import type { z } from 'zod'
import type { AuditEventName } from './audit-events.ts'

type ChangingMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * What a call keeps busy on the server. Each kind has room of its own, so that none shuts out another:
 * `quick` asks the database; `password` hashes or verifies one; `upload` holds a whole file; `work` thinks, writes a
 * document or may wait for an analysis. `free` is answered however busy the server is.
 */
export type Cost = 'free' | 'quick' | 'password' | 'upload' | 'work'

/**
 * What happens when a call that changes something is sent twice.
 * `natural`: it is done once by what it is; the second finds it done, and may be refused for that.
 * `key`: the same Idempotency-Key gets the first answer. `key-or-in-flight`: without a key, an identical call counts
 * as the same one while the first is still in flight. `key-or-recent`: without a key, an identical call counts as the
 * same one for ten minutes. `none`: each is done.
 */
export type Idempotency = 'natural' | 'key' | 'key-or-in-flight' | 'key-or-recent' | 'none'

/**
 * What a success writes to the audit log: at least one of these events, each at most once. `nothing` stands among them
 * where a success can find nothing to do. A call without a list writes none.
 */
export type Audited = readonly (AuditEventName | 'nothing')[]

/**
 * One HTTP call as a value. The server mounts it and the web client calls it from the same description.
 * `path` uses `:name` for parameters. `form` marks a multipart body, `binary` an answer that is a file.
 */
export type Call = CallShape &
  (
    | { readonly method: 'GET'; readonly idempotency?: never }
    | { readonly method: ChangingMethod; readonly idempotency: Idempotency }
  )

type CallShape = {
  readonly path: string
  /** `public` calls are answered without a session; every other call is 401 without one. */
  readonly access: 'session' | 'public'
  readonly cost: Cost
  readonly audit?: Audited
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly form?: z.ZodType
  readonly response?: z.ZodType
  readonly binary?: true
}

/** Keeps the literal types of a call, so that both sides derive their types from it. */
export const defineCall = <const C extends Call>(call: C): C => call

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a verb receives: everything parsed and typed. */
export type CallInput<C extends Call> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  form: Parsed<C['form']>
}

/** What the caller of the web client passes. */
export type CallBody<C extends Call> = Sent<C['body']>
export type CallParams<C extends Call> = Sent<C['params']>
export type CallQuery<C extends Call> = Sent<C['query']>

/** What a verb returns and the client reads. */
export type CallOutput<C extends Call> = C['response'] extends z.ZodType ? z.output<C['response']> : undefined
