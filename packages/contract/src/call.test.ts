import { expect, test } from 'vitest'
import { defineCall } from './call.ts'

// The type check reads these: an `expect-error` without an error fails it.
test('a call without a cost does not compile', () => {
  // @ts-expect-error cost is missing
  expect(defineCall({ method: 'GET', path: '/api/notes', access: 'session' }).method).toBe('GET')
  // @ts-expect-error no such cost
  expect(defineCall({ method: 'GET', path: '/api/notes', access: 'session', cost: 'cheap' }).method).toBe(
    'GET',
  )
})
