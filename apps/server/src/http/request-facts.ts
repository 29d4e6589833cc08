import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { isOwnUrl } from './origin.ts'
import type { RequestFacts } from './request-context.ts'

const longestKey = 200
const arrivals = new WeakMap<object, { at: number; signal: AbortSignal }>()

/** Records when a request arrived, before anything is awaited, and watches for the client disconnecting. */
export const recordArrival = (request: FastifyRequest, reply: FastifyReply): void => {
  const gone = new AbortController()
  arrivals.set(request.raw, { at: performance.now(), signal: gone.signal })
  // The response stream, because the request stream closes as soon as its body was read.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new AppError('REQUEST_TIMEOUT', 'The connection was closed.'))
  })
}

/** The request as verbs see it. */
export const requestFacts = (config: Config, request: FastifyRequest): RequestFacts => {
  const arrival = arrivals.get(request.raw)
  if (!arrival) throw new Error('The arrival of this request was not recorded.')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  // The IP that is stored with a session. It overwrites any such header from the client.
  headers.set('x-nextrung-ip', request.ip)
  return {
    id: request.id,
    ip: request.ip,
    headers,
    signal: arrival.signal,
    elapsedMs: () => performance.now() - arrival.at,
    idempotencyKey: readKey(request.headers['idempotency-key']),
    isOwnUrl: (url) => isOwnUrl(config, request, url),
    setCookies: [],
    log: request.log,
  }
}

const readKey = (value: string | string[] | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length > 0 && value.length <= longestKey) return value
  throw new AppError('BAD_REQUEST', `Send one Idempotency-Key of at most ${longestKey} characters.`)
}
