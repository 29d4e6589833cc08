import type fc from 'fast-check'
import type { makePerson } from './factories.ts'
import type { RunningApp } from './running-app.ts'

type Owner = { app: RunningApp; person: Awaited<ReturnType<typeof makePerson>> }

/**
 * What a valid request of a call needs beyond its schema. Words in braces in `path` and `body` stand for ids: `{uid}`
 * and `{email}` of the person who asks, `{me}` for 1, and the names of the feature's own rows.
 */
export type RouteRow = {
  path: string
  /** The statuses of an answer to a valid request. */
  answers: number[]
  body?: fc.Arbitrary<unknown>
  query?: fc.Arbitrary<Record<string, string>>
  /** Sent without a session, because it would end A's. */
  isStranger?: true
  /** Answered without asking the database, so that a broken one does not show. */
  needsNoDatabase?: true
  /** Makes what a success needs, where a valid request may be refused without it. */
  prepareSuccess?: (owner: Owner) => Promise<void>
  /** Reaches the database where `body` is refused before. */
  bodyForDatabase?: object
}

/** Rows that a request uses up: one is made for each. `like` names the lasting row of the same kind. */
type UsedUp = { like: string; make: (owner: Owner) => Promise<string> }

/** What the tests that run over every call need from a feature. */
export type FeatureTesting = {
  /** By route, such as `GET /health`: every call of the feature. */
  requests: Record<string, RouteRow>
  /** Makes the rows that requests are about, for one person, and gives their ids by name. */
  makeRows?: (owner: Owner) => Promise<Record<string, string>>
  usedUp?: Record<string, UsedUp>
  /** Settings that let one person ask thousands of times. */
  limits?: Record<string, string>
  /** Routes that are no calls of the contract, and are not there without a setting of the operator. */
  operatorRoutes?: string[]
  /** Routes for other services, which are no calls of the contract: their door is a signature. */
  serviceRoutes?: string[]
}
