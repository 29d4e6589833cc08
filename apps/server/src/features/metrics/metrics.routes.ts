import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves Prometheus metrics to holders of METRICS_TOKEN. Without a METRICS_TOKEN the route answers 404. */
export const metricsRoutes = (app: FastifyInstance, { config, metrics }: Services): void => {
  app.route({
    method: 'GET',
    url: '/metrics',
    // Never shed: these metrics matter most during an overload.
    config: { cost: 'free' },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (!config.metricsToken) throw notFound('This address')
      const given = digest(request.headers.authorization ?? '')
      if (!timingSafeEqual(given, digest(`Bearer ${config.metricsToken}`)))
        throw new AppError('UNAUTHORIZED', 'Send the METRICS_TOKEN as a bearer token.')
      return reply
        .type(metrics.registry.contentType)
        .header('cache-control', 'no-store')
        .send(await metrics.registry.metrics())
    },
  })
}
