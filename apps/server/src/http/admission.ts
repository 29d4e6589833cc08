import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sendError } from './on-error.ts'
import { turnsOfTheLoop } from './turns-of-the-loop.ts'

/** Requests that wait for the same thing. Each kind has room of its own, so that none keeps out another. */
type Kind = 'quick' | 'password' | 'upload' | 'work'

type Room = Record<Kind, number>

const kinds: Record<string, Kind> = {
  'POST /auth/sign-up/email': 'password',
  'POST /auth/sign-in/email': 'password',
  'POST /api/account/export': 'password',
  'POST /api/account/delete': 'password',
  'POST /api/resumes': 'upload',
  'POST /api/resumes/import': 'upload',
  'GET /api/resumes/:id/download': 'work',
  'GET /api/resumes/:id/preview': 'work',
  'GET /api/resumes/:id/original': 'work',
  'GET /api/resumes/:id/compare/:otherId': 'work',
  'GET /api/account/export/:token': 'work',
  'POST /api/resumes/:id/optimize': 'work',
  'POST /api/resumes/:id/restore': 'work',
  'PUT /api/resumes/:id/understood': 'work',
}

const comeBackInSeconds = 2
const tellEveryMs = 10_000

const shed = new WeakSet<object>()

/** True for a request that was turned away because too many were under way: it says nothing about the product. */
export const wasTurnedAway = (request: FastifyRequest): boolean => shed.has(request.raw)

/**
 * Turns requests away at once when as many of their kind are under way as this process can answer in good time.
 * Whoever is let in is served soon; a queue without an end would serve nobody.
 */
export const limitAdmission = (app: FastifyInstance, requestsAtOnce: number): void => {
  const room = roomFor(requestsAtOnce)
  const underWay: Room = { quick: 0, password: 0, upload: 0, work: 0 }
  const tell = turnedAwayTeller(app)
  const ownTurn = turnsOfTheLoop()
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

// A password takes a core some 70 ms; an upload may hold 10 MB; the third kind may wait for an analysis.
const roomFor = (quick: number): Room => {
  const share = (part: number) => Math.max(1, Math.floor(quick * part))
  return { quick, password: share(0.1), upload: share(0.2), work: share(0.25) }
}

const kindOf = (request: FastifyRequest): Kind | undefined => {
  const { url } = request.routeOptions
  // Files of the web application and the health check cost next to nothing.
  if (!url || !/^\/(api|auth)\//.test(url)) return undefined
  return kinds[`${request.method} ${url}`] ?? 'quick'
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
