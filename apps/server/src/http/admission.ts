import type { Cost } from '@nextrung/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendError } from './on-error.ts'
import { makeTickQueue } from './tick-queue.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: Cost
  }
}

/** The costs that are limited. */
type Kind = Exclude<Cost, 'free'>

type PerKind = Record<Kind, number>

const retryAfterSeconds = 2
const logEveryMs = 10_000

const shed = new WeakSet<object>()

/** True for a request that was rejected because too many were running. Its error is not the product's fault. */
export const wasShed = (request: FastifyRequest): boolean => shed.has(request.raw)

/**
 * Rejects requests at once when as many of their kind are running as this process can answer in good time. Admitted
 * requests are served soon; an unbounded queue would serve nobody.
 */
export const limitAdmission = (app: FastifyInstance, requestsAtOnce: number): void => {
  const limits = limitsFor(requestsAtOnce)
  const running: PerKind = { quick: 0, password: 0, upload: 0, work: 0 }
  const logShed = makeShedLogger(app)
  const waitForTick = makeTickQueue()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (isCall(url) && !config?.cost) throw new Error(`${method} ${url} has no cost.`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request)
    if (!kind) return
    if (running[kind] >= limits[kind]) {
      shed.add(request.raw)
      logShed(kind)
      return sendError(reply, busy())
    }
    running[kind]++
    // Also emitted when the connection breaks; Fastify's onResponse hook is not called then.
    reply.raw.once('close', () => running[kind]--)
    // Count all simultaneous requests before any work begins.
    await waitForTick()
  })
}

// Hashing a password keeps a core busy for some 70 ms; an upload may hold 10 MB; work may wait for an analysis.
const limitsFor = (quick: number): PerKind => {
  const share = (part: number) => Math.max(1, Math.floor(quick * part))
  return { quick, password: share(0.1), upload: share(0.2), work: share(0.25) }
}

const isCall = (url: string): boolean => /^\/(api|auth)\//.test(url)

const kindOf = (request: FastifyRequest): Kind | undefined => {
  const { cost } = request.routeOptions.config
  // Files of the web application and unknown URLs have no cost.
  return cost === 'free' ? undefined : cost
}

const busy = () =>
  new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
    retryAfterSeconds,
  })

// Logs one line now and then: a line per request would add load.
const makeShedLogger = (app: FastifyInstance) => {
  let loggedAt = Number.NEGATIVE_INFINITY
  let turnedAway = 0
  return (kind: Kind) => {
    turnedAway++
    if (performance.now() - loggedAt < logEveryMs) return
    app.log.warn({ kind, turnedAway }, 'too many requests at once')
    loggedAt = performance.now()
    turnedAway = 0
  }
}
