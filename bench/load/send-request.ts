import { Agent, request } from 'node:http'
import type { Answered } from './open-load.ts'

// Keep connections alive like browsers do; there are never more of them than requests in flight.
const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const timeoutMs = 20_000

export type HttpRequest = {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

type Full = Answered & { etag: string | undefined; bytes: number; text: string }

/** Sends one request over a kept-alive connection and reads the whole response. */
export const sendRequest = ({ url, method = 'GET', headers = {}, body }: HttpRequest): Promise<Full> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, timeout: timeoutMs, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const content = Buffer.concat(chunks)
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          etag: answer.headers.etag,
          bytes: content.length,
          text: content.toString(),
        })
      })
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', reject)
    sent.end(body)
  })

/** A JSON request as sent by a same-origin page. */
export const json = (origin: string, value: unknown) => ({
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify(value),
})

/** Closes the kept-alive connections. */
export const endConnections = (): void => agent.destroy()
