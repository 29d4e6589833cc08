import { Agent, request } from 'node:http'
import type { Answered } from './open-load.ts'

// Browsers keep their connections; more of them than requests under way are never opened.
const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const giveUpMs = 20_000

export type HttpRequest = {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

type Full = Answered & { etag: string | undefined; bytes: number; text: string }

/** Sends one request over a kept connection and reads its answer to the end. */
export const sendRequest = ({ url, method = 'GET', headers = {}, body }: HttpRequest): Promise<Full> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, timeout: giveUpMs, headers }, (answer) => {
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

/** JSON that a page of the server itself sends. */
export const json = (origin: string, value: unknown) => ({
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify(value),
})

/** Ends the kept connections. */
export const endConnections = (): void => agent.destroy()
