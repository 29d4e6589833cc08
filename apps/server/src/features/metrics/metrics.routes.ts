import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Figures in the text form of Prometheus, for who has the token. Without a METRICS_TOKEN there is no such address. */
export const metricsRoutes = (app: FastifyInstance, { config, metrics }: Services): void => {
  app.route({
    method: 'GET',
    url: '/metrics',
    // An overload is when these figures are needed.
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
