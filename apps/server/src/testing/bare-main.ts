import Fastify from 'fastify'

// Measures the framework alone: a response of the same size without a session, a database or access rules.
const body = JSON.stringify({ filler: 'x'.repeat(Number(process.argv[2])) })
const etag = '"bare"'

const app = Fastify()
app.get('/', async (request, reply) => {
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
})
app.all('/echo', async (request) => request.body ?? null)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as { port: number }).port)
