import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { isOwnUrl } from './origin.ts'
import type { RequestFacts } from './request-context.ts'

const longestKey = 200
const arrivals = new WeakMap<object, number>()

/** Notes when a request came in, before anything is waited for. */
export const noteArrival = (request: FastifyRequest): void => {
  arrivals.set(request.raw, performance.now())
}

/** The request as verbs see it. */
export const requestFacts = (config: Config, request: FastifyRequest): RequestFacts => {
  const cameIn = arrivals.get(request.raw) ?? performance.now()
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  // What the identity provider keeps with a session; a client's own header of this name is overwritten.
  headers.set('x-nextrung-ip', request.ip)
  return {
    id: request.id,
    ip: request.ip,
    headers,
    elapsedMs: () => performance.now() - cameIn,
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
