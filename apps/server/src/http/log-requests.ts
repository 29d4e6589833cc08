import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wasShed } from './admission.ts'

/**
 * Logs one line for each request that changed something, failed or was slow; other reads, including polls, at debug
 * level. It logs the route pattern and not the URL, which may contain what somebody typed.
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

// Row ids tell which version a request was about. Words in a URL could be anything, so they are left out.
const numbersOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.params as Record<string, string>).filter(([, value]) => /^\d{1,10}$/.test(value)),
  )
