import type { z } from 'zod'
import type { AuditEventName } from './audit-events.ts'

type ChangingMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * The server resource a call uses. Each kind has a separate limit, so that no kind starves another: `quick` queries
 * the database; `password` hashes or verifies a password; `upload` holds a whole file in memory; `work` runs the
 * engine, writes a document or may wait for an analysis. `free` is answered however busy the server is.
 */
export type Cost = 'free' | 'quick' | 'password' | 'upload' | 'work'

/**
 * What happens when a call that changes something is sent twice.
 * `natural`: idempotent by nature; the second call finds the work done, and may be refused for that reason.
 * `key`: the same Idempotency-Key gets the first answer. `key-or-in-flight`: also, without a key, an identical call
 * counts as a duplicate while the first is in flight. `key-or-recent`: also, without a key, an identical call counts
 * as a duplicate for ten minutes. `none`: each call is carried out.
 */
export type Idempotency = 'natural' | 'key' | 'key-or-in-flight' | 'key-or-recent' | 'none'

/**
 * The events a successful call writes to the audit log: at least one of the list, each at most once. The list includes
 * `nothing` if the call may succeed without changing anything. A call without a list writes no events.
 */
export type Audited = readonly (AuditEventName | 'nothing')[]

/**
 * Describes one HTTP call; the server mounts it and the web client calls it from the same description.
 * `path` uses `:name` for parameters. `form` describes a multipart body, `binary` marks a response that is a file.
 */
export type Call = CallShape &
  (
    | { readonly method: 'GET'; readonly idempotency?: never }
    | { readonly method: ChangingMethod; readonly idempotency: Idempotency }
  )

type CallShape = {
  readonly path: string
  /** `public` calls need no session; all others answer 401 without one. */
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

/** Preserves the call's literal types, so that both sides can derive their types from it. */
export const defineCall = <const C extends Call>(call: C): C => call

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** The parsed and typed input of a verb. */
export type CallInput<C extends Call> = {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  form: Parsed<C['form']>
}

/** What callers pass to the web client. */
export type CallBody<C extends Call> = Sent<C['body']>
export type CallParams<C extends Call> = Sent<C['params']>
export type CallQuery<C extends Call> = Sent<C['query']>

/** What a verb returns and the client reads. */
export type CallOutput<C extends Call> = C['response'] extends z.ZodType ? z.output<C['response']> : undefined
