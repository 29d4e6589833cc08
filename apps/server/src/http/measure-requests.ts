import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and times every response by route pattern. All unknown URLs share one label. */
export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onRequest', async (_, reply) => {
    metrics.requestsInFlight.inc()
    reply.raw.once('close', () => metrics.requestsInFlight.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    const method = methods.has(request.method) ? request.method : 'other'
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    metrics.requests.inc({ method, route, status: reply.statusCode })
    const status_class = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.requestSeconds.observe({ method, route, status_class }, reply.elapsedTime / 1000)
  })
}
