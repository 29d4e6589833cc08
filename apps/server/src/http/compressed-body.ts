import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Rejects compressed request bodies: none of our clients sends them, and one could expand to gigabytes. */
export const refuseCompressedBody = (request: FastifyRequest): void => {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request without compression.')
}
