import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Part = { name: string; value: string; fileName?: string; type?: string }

/** A request before it is sent. Placeholders such as `{resume}` stand for ids in the world. */
export type FuzzRequest = {
  method: string
  path: string
  query: [string, string][]
  headers: Record<string, string>
  body:
    | { kind: 'none' }
    | { kind: 'json'; value: unknown }
    | { kind: 'text'; text: string; type: string }
    | { kind: 'form'; parts: Part[] }
}

export type FuzzAnswer = { status: number; headers: Record<string, string>; bytes: Buffer; tookMs: number }

type WireRequest = {
  method: string
  target: string
  headers: Record<string, string>
  body: Buffer | undefined
}

const boundary = '----nextrung-fuzz'

/** The request as it is sent, with its placeholders replaced by ids. */
export const toWire = (request: FuzzRequest, ids: Record<string, string>): WireRequest => {
  const search = request.query.map((pair) => pair.map(encode).join('=')).join('&')
  const target = named(request.path, ids) + (search ? `?${named(search, ids)}` : '')
  const body = bodyOf(request, ids)
  return {
    method: request.method,
    target,
    headers: {
      ...(body ? { 'content-type': body.type, 'content-length': String(body.bytes.byteLength) } : {}),
      ...request.headers,
    },
    body: body?.bytes,
  }
}

const named = (text: string, ids: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (word, name: string) => ids[name] ?? word)

// A URL can't encode a lone surrogate, so send U+FFFD in its place, as other programs do.
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const bodyOf = (
  { body }: FuzzRequest,
  ids: Record<string, string>,
): { type: string; bytes: Buffer } | undefined => {
  if (body.kind === 'none') return undefined
  if (body.kind === 'json')
    return { type: 'application/json', bytes: Buffer.from(named(JSON.stringify(body.value) ?? '', ids)) }
  if (body.kind === 'text') return { type: body.type, bytes: Buffer.from(body.text) }
  const parts = body.parts.map(({ name, value, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`
    const kind = type === undefined ? '' : `\r\nContent-Type: ${type}`
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}${kind}\r\n\r\n${value}\r\n`
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  }
}

const quoted = (text: string) => text.replace(/[\r\n"]/g, (char) => encodeURIComponent(char))

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const longestWaitMs = 30_000

/** Sends a request exactly as it is; `fetch` would normalize it. */
const sendWire = (url: string, wire: WireRequest): Promise<FuzzAnswer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const { hostname, port } = new URL(url)
    const sent = httpRequest(
      {
        agent,
        hostname,
        port,
        method: wire.method,
        path: wire.target,
        headers: wire.headers,
        timeout: longestWaitMs,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
            ),
            bytes: Buffer.concat(chunks),
            tookMs: performance.now() - begun,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${longestWaitMs} ms`)))
    sent.on('error', reject)
    sent.end(wire.body)
  })

const maxAttempts = 40

/** Sends a request, and retries while the server is too busy, because that says nothing about the request. */
export const sendUntilServed = async (url: string, wire: WireRequest): Promise<FuzzAnswer> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendWire(url, wire)
    if (answer.status !== 503 || attempt >= maxAttempts) return answer
    await sleep(250)
  }
}

const longestInPrint = 4000

/** A `curl` command that sends the same request. */
export const curlOf = (url: string, wire: WireRequest): string => {
  const headers = Object.entries(wire.headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => `-H ${shellWord(`${name}: ${shorten(value)}`)}`)
  const body = wire.body ? [`--data-binary ${shellWord(shorten(wire.body.toString()))}`] : []
  return ['curl --path-as-is -i -X', wire.method, ...headers, ...body, shellWord(url + wire.target)].join(' ')
}

const shorten = (text: string) =>
  text.length <= longestInPrint ? text : `${text.slice(0, 200)}…(${text.length} characters)`

const shellWord = (text: string) => {
  const escaped = text.replace(
    /[\\'\p{Cc}]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return escaped === text ? `'${text}'` : `$'${escaped}'`
}
