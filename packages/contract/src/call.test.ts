import { expect, test } from 'vitest'
import { defineCall } from './call.ts'

// Checked by the type check: an `expect-error` without an error fails it.
const change = { method: 'POST', path: '/api/notes', access: 'session' } as const

test('a call without a cost does not compile', () => {
  // @ts-expect-error the cost is missing
  expect(defineCall({ ...change, idempotency: 'key' })).toBeDefined()
  // @ts-expect-error there is no such cost
  expect(defineCall({ ...change, idempotency: 'key', cost: 'cheap' })).toBeDefined()
})

test('a call that changes something does not compile without its idempotency', () => {
  // @ts-expect-error the idempotency is missing
  expect(defineCall({ ...change, cost: 'quick' })).toBeDefined()
  // @ts-expect-error reading needs none
  expect(defineCall({ ...change, method: 'GET', cost: 'quick', idempotency: 'natural' })).toBeDefined()
})

test('a call writes only known audit events', () => {
  const whole = { ...change, cost: 'quick', idempotency: 'none' } as const
  expect(defineCall({ ...whole, audit: ['password.changed', 'nothing'] })).toBeDefined()
  // @ts-expect-error there is no such event
  expect(defineCall({ ...whole, audit: ['password.guessed'] })).toBeDefined()
})
