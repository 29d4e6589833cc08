import type { Context, Services } from '../context.ts'
import type { SignedIn } from '../signed-in.ts'

/** What a verb may know of the request, without the framework. */
export type RequestFacts = {
  /** Also in the answer's `x-request-id` and in the log. */
  id: string
  /** Of the socket, or of a trusted proxy. */
  ip: string
  headers: Headers
  idempotencyKey: string | undefined
  /** Whether an absolute address is one of this application. */
  isOwnUrl: (url: string) => boolean
  /** Aborted when the connection is closed before the answer was sent. */
  signal: AbortSignal
  /** How long ago the request came in. */
  elapsedMs: () => number
  /** Cookies to set with the answer. */
  setCookies: string[]
  log: Services['log']
}

export type PublicContext = Services & { request: RequestFacts; user: SignedIn | undefined }
export type RequestContext = Context & { request: RequestFacts }
