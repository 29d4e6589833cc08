import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const sweepEveryMs = 100
// A request whose bytes have arrived is parsed well within this time.
const quietSweeps = 3

/**
 * Returns a function that stops accepting connections, lets running requests finish and closes every connection.
 * Call this before the first request, because it counts them.
 */
export const makeCloseApp = (app: FastifyInstance): (() => Promise<void>) => {
  let running = 0
  app.server.on('request', (_: IncomingMessage, response: ServerResponse) => {
    running++
    response.once('close', () => running--)
  })
  return async () => {
    let quietFor = 0
    const sweep = setInterval(() => {
      // A connection that becomes idle only after closing began would keep the server waiting.
      app.server.closeIdleConnections()
      quietFor = running === 0 ? quietFor + 1 : 0
      // Browsers open connections in advance, and one that never sent a request does not count as idle.
      if (quietFor >= quietSweeps) app.server.closeAllConnections()
    }, sweepEveryMs)
    try {
      await app.close()
    } finally {
      clearInterval(sweep)
    }
  }
}
