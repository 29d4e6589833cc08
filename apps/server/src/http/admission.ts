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

/** The costs that requests wait for. */
type Kind = Exclude<Cost, 'free'>

type Room = Record<Kind, number>

const comeBackInSeconds = 2
const tellEveryMs = 10_000

const shed = new WeakSet<object>()

/** True for a request that was turned away because too many were under way: it says nothing about the product. */
export const wasShed = (request: FastifyRequest): boolean => shed.has(request.raw)

/**
 * Turns requests away at once when as many of their kind are under way as this process can answer in good time.
 * Whoever is let in is served soon; a queue without an end would serve nobody.
 */
export const limitAdmission = (app: FastifyInstance, requestsAtOnce: number): void => {
  const room = roomFor(requestsAtOnce)
  const underWay: Room = { quick: 0, password: 0, upload: 0, work: 0 }
  const tell = turnedAwayTeller(app)
  const ownTurn = makeTickQueue()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (isCall(url) && !config?.cost) throw new Error(`${method} ${url} has no cost.`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request)
    if (!kind) return
    if (underWay[kind] >= room[kind]) {
      shed.add(request.raw)
      tell(kind)
      return sendError(reply, busy())
    }
    underWay[kind]++
    // Also emitted for a connection that breaks, where the framework's own hook stays silent.
    reply.raw.once('close', () => underWay[kind]--)
    // What came in at the same moment is counted before work begins.
    await ownTurn()
  })
}

// A password takes a core some 70 ms; an upload may hold 10 MB; work may wait for an analysis.
const roomFor = (quick: number): Room => {
  const share = (part: number) => Math.max(1, Math.floor(quick * part))
  return { quick, password: share(0.1), upload: share(0.2), work: share(0.25) }
}

const isCall = (url: string): boolean => /^\/(api|auth)\//.test(url)

const kindOf = (request: FastifyRequest): Kind | undefined => {
  const { cost } = request.routeOptions.config
  // Files of the web application have no cost, and addresses that do not exist have none either.
  return cost === 'free' ? undefined : cost
}

const busy = () =>
  new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.', {
    retryAfterSeconds: comeBackInSeconds,
  })

// One line now and then, because a line for each would be a load of its own.
const turnedAwayTeller = (app: FastifyInstance) => {
  let toldAt = Number.NEGATIVE_INFINITY
  let turnedAway = 0
  return (kind: Kind) => {
    turnedAway++
    if (performance.now() - toldAt < tellEveryMs) return
    app.log.warn({ kind, turnedAway }, 'too many requests at once')
    toldAt = performance.now()
    turnedAway = 0
  }
}
