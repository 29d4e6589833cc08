import type fc from 'fast-check'
import type { makePerson } from './factories.ts'
import type { RunningApp } from './running-app.ts'

type Owner = { app: RunningApp; person: Awaited<ReturnType<typeof makePerson>> }

/**
 * What a valid request needs beyond the call's schema. `path` and `body` may contain placeholders: `{uid}` and
 * `{email}` of the person making the request, `{me}` for 1, and the names of the feature's own rows.
 */
export type RouteRow = {
  path: string
  /** The statuses a valid request may be answered with. */
  answers: number[]
  body?: fc.Arbitrary<unknown>
  query?: fc.Arbitrary<Record<string, string>>
  /** Its path names things that belong to nobody, such as a role, and no rows by id. */
  hasNoIds?: true
  /** Reviewed: a GET that may store something. */
  storesOnGet?: true
  /** Sent without a session, because the call would end A's. */
  isStranger?: true
  /** The call succeeds once, and the same again is refused with 409. */
  succeedsOnce?: true
  /** Answered without a query, so a broken database makes no difference. */
  needsNoDatabase?: true
  /** Creates what the request needs to succeed, for calls that may otherwise refuse a valid request. */
  prepareSuccess?: (owner: Owner) => Promise<void>
  /** A body that reaches the database, for calls that refuse `body` before the first query. */
  bodyForDatabase?: object
}

/** Rows that a request consumes, so each request gets a new one. `like` names the permanent row of the same kind. */
type UsedUp = { like: string; make: (owner: Owner) => Promise<string> }

/** What a feature provides to the tests that cover every call. */
export type FeatureTesting = {
  /** Every call of the feature, by route, such as `GET /health`. */
  requests: Record<string, RouteRow>
  /** Creates the rows that requests refer to, for one person, and returns their ids by name. */
  makeRows?: (owner: Owner) => Promise<Record<string, string>>
  usedUp?: Record<string, UsedUp>
  /** Settings that let one person send thousands of requests. */
  limits?: Record<string, string>
  /** Routes outside the contract that only exist if the operator turns them on. */
  operatorRoutes?: string[]
  /** Routes outside the contract for other services, which sign their requests. */
  serviceRoutes?: string[]
}
