import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const sweepEveryMs = 100
// A request whose bytes have arrived is read well within this.
const quietSweeps = 3

/**
 * Gives the function that takes no more connections, finishes the requests under way and ends every connection.
 * Call it before the first request, because it counts them.
 */
export const makeCloseApp = (app: FastifyInstance): (() => Promise<void>) => {
  let underWay = 0
  app.server.on('request', (_: IncomingMessage, response: ServerResponse) => {
    underWay++
    response.once('close', () => underWay--)
  })
  return async () => {
    let quietFor = 0
    const sweep = setInterval(() => {
      // A connection that was busy when closing began becomes idle later, and would then be waited for.
      app.server.closeIdleConnections()
      quietFor = underWay === 0 ? quietFor + 1 : 0
      // Browsers connect ahead of need, and a connection that never sent a request does not count as idle.
      if (quietFor >= quietSweeps) app.server.closeAllConnections()
    }, sweepEveryMs)
    try {
      await app.close()
    } finally {
      clearInterval(sweep)
    }
  }
}
