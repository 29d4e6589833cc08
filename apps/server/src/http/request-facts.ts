import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { RequestFacts } from './request-context.ts'

const longestKey = 200

/** The request as verbs see it. */
export const requestFacts = (request: FastifyRequest): RequestFacts => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  // What the identity provider keeps with a session; a client's own header of this name is overwritten.
  headers.set('x-nextrung-ip', request.ip)
  return {
    ip: request.ip,
    headers,
    idempotencyKey: readKey(request.headers['idempotency-key']),
    setCookies: [],
    log: request.log,
  }
}

const readKey = (value: string | string[] | undefined): string | undefined => {
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length > 0 && value.length <= longestKey) return value
  throw new AppError('BAD_REQUEST', `Send one Idempotency-Key of at most ${longestKey} characters.`)
}
