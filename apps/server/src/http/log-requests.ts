import type { FastifyInstance } from 'fastify'

/** Writes one line for each request that changed something or failed; quiet reads, polls among them, at debug. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    }
    const isQuiet = request.method === 'GET' && reply.statusCode < 400
    request.log[isQuiet ? 'debug' : 'info'](facts, 'request')
  })
}
