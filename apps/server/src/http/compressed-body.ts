import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Refuses compressed request bodies: none of our clients sends one, and one could unpack to gigabytes. */
export const refuseCompressedBody = (request: FastifyRequest): void => {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request without compression.')
}
