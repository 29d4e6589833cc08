import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wasShed } from './admission.ts'

/**
 * Writes one line for each request that changed something, failed or was slow; other reads, polls among them, at
 * debug. The route's pattern stands in it and not the address, which may hold what somebody typed.
 */
export const logRequests = (app: FastifyInstance, { slowMs }: { slowMs: number }): void => {
  app.addHook('onResponse', async (request, reply) => {
    const durationMs = Math.round(reply.elapsedTime)
    const isSlow = durationMs >= slowMs
    const facts = {
      method: request.method,
      route: request.is404 ? 'none' : request.routeOptions.url,
      ...numbersOf(request),
      status: reply.statusCode,
      durationMs,
      ...(isSlow ? { slow: true } : {}),
    }
    const isQuiet = (request.method === 'GET' && reply.statusCode < 400) || wasShed(request)
    if (isSlow) request.log.warn(facts, 'request')
    else request.log[isQuiet ? 'debug' : 'info'](facts, 'request')
  })
}

// Ids of rows say which version it was about; words in an address could be anything.
const numbersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.params as Record<string, string>).filter(([, value]) => /^\d{1,10}$/.test(value)),
  )
