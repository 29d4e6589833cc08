import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatuses } from '@nextrung/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../errors.ts'
import { sendError } from './on-error.ts'

const refusals: Record<string, [ErrorCode, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', 'The request took too long to arrive. Please try again.'],
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'The headers of the request are too large.'],
}

/** Answers input that Node.js could not parse as HTTP with a standard error body, and closes the connection. */
export function answerMalformedRequest(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [code, message] = refusals[error.code ?? ''] ?? ['BAD_REQUEST', 'The request could not be read.']
  this.log.debug({ err: error }, 'malformed request')
  const body = JSON.stringify({ error: message, code, message })
  const head = [
    `HTTP/1.1 ${errorStatuses[code]} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${randomUUID()}`,
    'connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Answers a URL that the router cannot parse. Hooks do not run for it. */
export const answerMalformedUrl = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  reply
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  return sendError(
    reply,
    isTooLong ? notFound('This address') : new AppError('BAD_REQUEST', 'This address could not be read.'),
  )
}
