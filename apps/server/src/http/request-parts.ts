import type { Call } from '@nextrung/contract/call'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Rejects a form where JSON is expected: it would be read as a body without fields. */
export const refuseOtherBodies = (call: Call, request: FastifyRequest): void => {
  if (!call.form && request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send this request as JSON.')
}

/**
 * The query parameters.
 * @throws AppError BAD_REQUEST for a field that is given twice, in the query or in both query and body
 */
export const readQuery = (request: FastifyRequest): Record<string, unknown> => {
  const query = request.query as Record<string, unknown>
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {}
  const twice = Object.keys(query).some((name) => Array.isArray(query[name]) || Object.hasOwn(body, name))
  if (twice) throw new AppError('BAD_REQUEST', 'Give each field once.')
  return query
}
