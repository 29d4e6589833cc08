import { createServer } from 'node:http'

const health = {
  status: 'unavailable',
  alive: true,
  ready: false,
  degraded: ['The database does not answer yet.'],
}
const sentence = 'The service is starting. Please try again in a moment.'
const refusal = { error: sentence, code: 'UNAVAILABLE', message: sentence, retryAfterSeconds: 5 }

/**
 * Answers every request with 503 and the reason while the database server cannot be reached.
 * @returns a function that frees the port
 */
export const startPlaceholderServer = async ({ port, host }: { port: number; host: string }) => {
  const server = createServer((request, response) => {
    request.resume()
    const body = request.url?.startsWith('/health') ? health : refusal
    response
      .writeHead(503, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '5',
        connection: 'close',
      })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  return (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
