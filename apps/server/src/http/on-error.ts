import type { IncomingMessage } from 'node:http'
import type { ErrorCode } from '@nextrung/contract/errors'
import { errorStatuses } from '@nextrung/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { AppError, unavailable } from '../errors.ts'

/** The single place that builds error responses: `{ error, code }`, with the request id in a header. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const known = recognise(error as FastifyError)
    if (known.status >= 500) request.log.error({ err: error }, known.code)
    else request.log.info({ code: known.code }, 'refused')
    return sendError(reply, known)
  })
}

/** Sends an error in the product's format. */
export const sendError = (reply: FastifyReply, error: AppError) => {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  if (error.status === 413) reply.raw.once('finish', () => endUnreadBody(reply.request.raw))
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        error: error.message,
        code: error.code,
        message: error.message,
        ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
      }),
    )
}

const drainForMs = 3000

// Closing the connection while the client still sends would lose the response, so discard the rest for a while.
const endUnreadBody = (request: IncomingMessage) => {
  if (request.complete) return
  request.resume()
  const overdue = setTimeout(() => request.socket.destroy(), drainForMs)
  request.once('close', () => clearTimeout(overdue))
}

const frameworkErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'The request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', 'Send this request as JSON.'],
  FST_REQ_FILE_TOO_LARGE: ['TOO_LARGE', 'The file is larger than 10 MB.'],
  FST_FILES_LIMIT: ['BAD_REQUEST', 'Upload one file at a time.'],
  FST_PARTS_LIMIT: ['TOO_LARGE', 'The form has too many parts.'],
  FST_FIELDS_LIMIT: ['TOO_LARGE', 'The form has too many fields.'],
  FST_UNDER_PRESSURE: ['UNAVAILABLE', 'The server is busy. Please try again in a moment.'],
}

const recognise = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error
  const framework = frameworkErrors[error.code]
  if (framework) return new AppError(...framework, { cause: error })
  if (isDatabaseUnavailable(error)) return unavailable(error)
  // Fastify's body parsers and the multipart parser throw plain errors that carry a status.
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return new AppError(codeFor(status), 'The request could not be read. Check it and try again.', {
      cause: error,
    })
  return new AppError('INTERNAL', 'Something went wrong', { cause: error })
}

const codeFor = (status: number): ErrorCode => {
  const fitting = (Object.entries(errorStatuses) as [ErrorCode, number][]).find(
    ([, value]) => value === status,
  )
  return fitting?.[0] ?? 'BAD_REQUEST'
}
