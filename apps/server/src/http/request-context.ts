import type { Context, Services } from '../context.ts'
import type { SignedIn } from '../signed-in.ts'

/** What verbs can see of the request, independent of the framework. */
export type RequestFacts = {
  /** Also in the response's `x-request-id` and in the log. */
  id: string
  /** From the socket, or from a trusted proxy. */
  ip: string
  headers: Headers
  idempotencyKey: string | undefined
  /** Whether an absolute URL belongs to this application. */
  isOwnUrl: (url: string) => boolean
  /** Aborted when the connection closes before the response was sent. */
  signal: AbortSignal
  /** How long ago the request came in. */
  elapsedMs: () => number
  /** Cookies to set with the response. */
  setCookies: string[]
  log: Services['log']
}

export type PublicContext = Services & { request: RequestFacts; user: SignedIn | undefined }
/** Enough to work for a person outside a request as well, such as in a job. */
export type WorkContext = Context & { request: Pick<RequestFacts, 'signal'> }
export type RequestContext = Context & { request: RequestFacts }
