import type { Call, CallBody, CallParams, CallQuery } from '@nextrung/contract/call'
import { ErrorBody } from '@nextrung/contract/errors'
import { type Lenient, readLeniently } from '@nextrung/contract/lenient'
import type { z } from 'zod'
import { ApiError } from './errors.ts'
import { cachedResponse, cacheResponse, clearEtagCache } from './etag-cache.ts'

type Part<Name extends string, V> = [V] extends [undefined] ? { [N in Name]?: undefined } : { [N in Name]: V }

type CallOptions<C extends Call> = Part<'params', CallParams<C>> &
  Part<'query', CallQuery<C>> &
  Part<'body', CallBody<C>> & {
    form?: C['form'] extends object ? FormData : undefined
    headers?: Record<string, string>
    signal?: AbortSignal
    /** One key for all attempts at one operation, from `newIdempotencyKey`. */
    idempotencyKey?: string
    /** Receives the headers of a successful answer; of an unchanged one, only its ETag. */
    onHeaders?: (headers: Headers) => void
  }

/** Options are optional when the call needs none. */
type Given<C extends Call> =
  Record<never, never> extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>]

type AnyOptions = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: FormData | undefined
  headers?: Record<string, string>
  signal?: AbortSignal
  idempotencyKey?: string
  onHeaders?: (headers: Headers) => void
}

type Answer<C extends Call> = C['binary'] extends true
  ? Blob
  : C['response'] extends z.ZodType
    ? Lenient<C['response']>
    : null

/** After a 401, checks whether the session is still valid. Set by the auth provider. */
let checkSession: () => Promise<boolean> = async () => true
export const setSessionCheck = (check: () => Promise<boolean>): void => {
  checkSession = check
}

let held: Promise<unknown> | undefined

/**
 * Holds back other calls that need a session until `act` ends. A poll could otherwise overtake a sign-out and be
 * refused. Calls cancelled meanwhile are never sent.
 */
export const holdCallsDuring = async (act: () => Promise<void>): Promise<void> => {
  const acting = act()
  held = acting.catch(() => {})
  try {
    await acting
  } finally {
    held = undefined
  }
}

/** Clears the ETag cache, so that the next person never gets this one's answers. */
export const clearResponseCache = clearEtagCache

/** Uses `getRandomValues` because `crypto.randomUUID` does not exist over plain http on a local network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const addressOf = (call: Call, params: unknown, query: unknown): string => {
  const values = isRecord(params) ? params : {}
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const failureOf = async (call: Call, response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '')
  const read = ErrorBody.partial().safeParse(parseJson(text))
  const body = read.success ? read.data : {}
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const signedOut = response.status === 401 && call.access === 'session' && !(await checkSession())
  return new ApiError(`${response.status}: ${text || response.statusText}`, {
    status: response.status,
    error: body.error,
    code: body.code,
    retryAfterSeconds: body.retryAfterSeconds ?? (Number.isNaN(retryAfter) ? undefined : retryAfter),
    sessionEnded: signedOut,
  })
}

const invalidResponse = (status: number): ApiError =>
  new ApiError(`${status}: Invalid server response`, {
    status,
    error: undefined,
    code: 'INVALID_RESPONSE',
    retryAfterSeconds: undefined,
    sessionEnded: false,
  })

const readAnswer = async (call: Call, response: Response): Promise<unknown> => {
  if (call.binary) return response.blob()
  const text = await response.text()
  const raw = parseJson(text)
  if (raw === undefined && text.trim() !== '') throw invalidResponse(response.status)
  if (!call.response) return null
  const answer = readLeniently(call.response, raw)
  if (answer === undefined) throw invalidResponse(response.status)
  return answer
}

const requestOf = (call: Call, address: string, options: AnyOptions): RequestInit => {
  const headers = new Headers({ accept: call.binary ? '*/*' : 'application/json', ...options.headers })
  const kept = call.method === 'GET' ? cachedResponse(address) : undefined
  if (kept) headers.set('if-none-match', kept.etag)
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.body !== undefined) headers.set('content-type', 'application/json')
  return {
    method: call.method,
    credentials: 'include',
    headers,
    body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
    signal: options.signal ?? null,
  }
}

/**
 * Makes one call of the contract with the session cookie and reads its answer leniently.
 * Throws `ApiError` for every non-success status and for an unreadable answer (INVALID_RESPONSE), and the browser's
 * own error when no answer arrives.
 */
export async function api<const C extends Call>(call: C, ...given: Given<C>): Promise<Answer<C>>
export async function api(call: Call, options: AnyOptions = {}): Promise<unknown> {
  if (held && call.access === 'session') {
    await held
    options.signal?.throwIfAborted()
  }
  const address = addressOf(call, options.params, options.query)
  const response = await fetch(address, requestOf(call, address, options))
  const kept = cachedResponse(address)
  if (response.status === 304 && kept) {
    // A server may leave out the headers that have not changed.
    options.onHeaders?.(new Headers({ etag: kept.etag }))
    return kept.value
  }
  if (!response.ok) throw await failureOf(call, response)
  options.onHeaders?.(response.headers)
  const value = await readAnswer(call, response)
  const etag = response.headers.get('etag')
  if (call.method === 'GET' && etag) cacheResponse(address, { etag, value })
  return value
}
