import { setTimeout as sleep } from 'node:timers/promises'
import type { Call, CallInput, CallOutput } from '@nextrung/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Services } from '../context.ts'
import { withDatabaseDeadline } from '../db/database-deadline.ts'
import { AppError, notFound } from '../errors.ts'
import { accessRules } from './access-rules.ts'
import { Answer, type FileAnswer } from './answer.ts'
import { checkInput } from './check-input.ts'
import { limitIdEnumeration } from './id-enumeration.ts'
import type { PublicContext, RequestContext } from './request-context.ts'
import { requestFacts } from './request-facts.ts'
import { readQuery, refuseOtherBodies } from './request-parts.ts'
import { sanitizeStrings } from './sanitize-strings.ts'
import { findSignedIn } from './session.ts'
import { readUpload, type UploadedFile } from './upload.ts'

type Result<C extends Call> = C['binary'] extends true ? FileAnswer : CallOutput<C> | Answer<CallOutput<C>>

type Verb<C extends Call> = C['access'] extends 'public'
  ? (ctx: PublicContext, input: CallInput<C>) => Promise<Result<C>>
  : C['form'] extends z.ZodType
    ? (ctx: RequestContext, input: CallInput<C> & { file: UploadedFile }) => Promise<Result<C>>
    : (ctx: RequestContext, input: CallInput<C>) => Promise<Result<C>>

/** Returns the function with which a feature turns a contract call into a route: session, input, verb, output. */
export const mounter =
  (app: FastifyInstance, services: Services) =>
  <C extends Call>(call: C, verb: Verb<C>): void => {
    const rule = accessRules[`${call.method} ${call.path}`]
    if (rule !== call.access) throw new Error(`${call.method} ${call.path} has no access rule of its own.`)
    app.route({
      method: call.method,
      url: call.path,
      config: { cost: call.cost },
      // A HEAD request would run the GET's whole verb for nothing.
      exposeHeadRoute: false,
      handler: (request, reply) =>
        withDatabaseDeadline(() => perform({ services, call, verb, request, reply })),
    })
  }

// Opening a second connection and reading its request takes about this long.
const doubleClickWaitMs = 5

type Performance = {
  services: Services
  call: Call
  verb: unknown
  request: FastifyRequest
  reply: FastifyReply
}

const perform = async ({ services, call, verb, request, reply }: Performance) => {
  const facts = requestFacts(services.config, request)
  const user = await findSignedIn(services, facts)
  if (call.access === 'session' && !user) throw new AppError('UNAUTHORIZED', 'Please sign in first.')
  // PGlite blocks the event loop, so wait for the second request of a double click to arrive first.
  if (call.method !== 'GET') await sleep(doubleClickWaitMs)
  // The types were checked where the verb was mounted.
  const act = verb as (ctx: unknown, input: unknown) => Promise<unknown>
  const performed = readInput(call, request).then((input) =>
    act({ ...services, user, request: facts, log: request.log }, input),
  )
  const result = await (user && call.access === 'session' && (call.params || call.body)
    ? performed.catch((error: unknown) => limitIdEnumeration({ services, user, request: facts }, error))
    : performed
  ).finally(() => {
    // An error response can set cookies, too: they bind the next step to this browser.
    for (const cookie of facts.setCookies) reply.header('set-cookie', cookie)
  })
  return send(call, reply, result)
}

const readInput = async (call: Call, request: FastifyRequest) => {
  const params = call.params?.safeParse(request.params)
  // Answer an impossible id like one that does not exist.
  if (params && !params.success) throw notFound()
  refuseOtherBodies(call, request)
  const upload = call.form ? await readUpload(request) : undefined
  return {
    params: params?.data,
    query: check(call.query, readQuery(request)),
    body: check(call.body, sanitizeStrings(request.body)),
    form: check(call.form, sanitizeStrings(upload?.fields)),
    file: upload?.file,
  }
}

const check = (schema: z.ZodType | undefined, value: unknown) => schema && checkInput(schema, value)

const send = (call: Call, reply: FastifyReply, result: unknown) => {
  if (call.binary) return sendFile(reply, result as FileAnswer)
  const answer = result instanceof Answer ? result : new Answer(200, result)
  reply.code(answer.status).headers(answer.headers)
  if (answer.status === 304) return reply.send()
  const body = call.response?.parse(answer.body)
  // `null` is a valid response body, but Fastify would send it as an empty one.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body ?? null))
}

const sendFile = (reply: FastifyReply, file: FileAnswer) =>
  reply
    .type(file.contentType)
    .headers(file.headers ?? {})
    .header('content-disposition', disposition(file))
    .send('stream' in file ? file.stream : asBuffer(file.bytes))

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

// A non-ASCII name is sent again in the encoding that browsers understand (RFC 6266).
const disposition = ({ fileName, isShown }: FileAnswer): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  const wide = plain === fileName ? '' : `; filename*=UTF-8''${encoded}`
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"${wide}`
}
