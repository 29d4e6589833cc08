import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../apps/server/src/testing/client.ts'
import type { Canary, HostileFile } from '../hostile-file.ts'
import type { Answered } from './check-answer.ts'

const boundary = 'b-o-u-n-d-a-r-y'
const giveUpMs = 60_000
// An overloaded server rejects requests before reading anything. People retry, and so do we.
const busy = 503
const mostTurnedAway = 20
const retryAfterMs = 1000

/** Sends a file as a handwritten multipart form, because a browser would fix names that must stay hostile. */
export async function sendFile(client: Client, file: HostileFile, canary: Canary): Promise<Answered> {
  const bytes = await file.bytes(canary)
  const name = file.fileName.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${file.mime ?? 'application/octet-stream'}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  for (let turnedAway = 0; ; turnedAway++) {
    const started = performance.now()
    const { status, text } = await post(client, body)
    const ms = performance.now() - started
    if (status !== busy || turnedAway >= mostTurnedAway) return { status, json: parse(text), ms }
    await sleep(retryAfterMs)
  }
}

/** Does not use `fetch`, which fails when the answer arrives before the whole body is sent. */
const post = (client: Client, body: Buffer): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const sending = request(
      `${client.url}/api/resumes`,
      {
        method: 'POST',
        timeout: giveUpMs,
        headers: {
          cookie: client.cookieHeader,
          origin: client.url,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        const finish = () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', finish)
        response.on('error', finish)
      },
    )
    sending.on('timeout', () => sending.destroy(new Error('no answer within a minute')))
    sending.on('error', (error) => resolve({ status: 0, text: String(error) }))
    sending.end(body)
  })

const parse = (text: string): Answered['json'] => {
  try {
    return JSON.parse(text)
  } catch {
    return { error: `no JSON: ${text.slice(0, 100)}` }
  }
}
