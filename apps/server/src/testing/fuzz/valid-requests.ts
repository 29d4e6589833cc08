import type { Call } from '@nextrung/contract/call'
import fc from 'fast-check'
import type { RouteRow } from '../feature-testing.ts'
import { routeRows } from '../features.ts'
import type { FuzzRequest } from './request.ts'
import { arbitraryOf } from './schema-arbitrary.ts'

/** Requests that person A may make and that must succeed. */
export const validRequests = (call: Call): fc.Arbitrary<FuzzRequest> => {
  const row = rowOf(call)
  const query = row.query ?? (call.query ? arbitraryOf(call.query) : fc.constant({}))
  return fc.record({ query, body: bodyArbitrary(call, row) }).map(({ query, body }) => ({
    method: call.method,
    path: row.path,
    query: Object.entries(query as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
    headers: {},
    body,
  }))
}

/** The request row of a call. @throws Error when its feature has none */
export const rowOf = (call: Call): RouteRow => {
  const row = routeRows[`${call.method} ${call.path}`]
  if (!row)
    throw new Error(`${call.method} ${call.path} has no valid requests in a *.testing.ts of its feature.`)
  return row
}

const bodyArbitrary = (call: Call, { body }: RouteRow): fc.Arbitrary<FuzzRequest['body']> => {
  if (call.form) return (body ?? fc.constant({})).map(formOf)
  if (body) return body.map((value) => ({ kind: 'json', value }))
  if (call.body) return arbitraryOf(call.body).map((value) => ({ kind: 'json', value }))
  // The specification's clients send a content type even without a body.
  return call.method === 'GET'
    ? fc.constant({ kind: 'none' })
    : fc.constantFrom({ kind: 'none' }, { kind: 'text', text: '', type: 'application/json' })
}

const formOf = (value: unknown): FuzzRequest['body'] => {
  const { file, ...fields } = value as Record<string, string | undefined>
  const parts = Object.entries(fields).flatMap(([name, one]) =>
    one === undefined ? [] : [{ name, value: one }],
  )
  return {
    kind: 'form',
    parts: [...parts, { name: 'file', value: file ?? '', fileName: 'resume.txt', type: 'text/plain' }],
  }
}
