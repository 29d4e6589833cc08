import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:00Z', 'just now'],
  ['2026-11-20T11:59:10Z', 'just now'],
  ['2026-11-20T11:58:59Z', '1 minute ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-17T11:00:00Z', '3 days ago'],
  ['2026-11-03T12:00:00Z', 'Nov 3, 2026'],
  ['2026-11-20T12:00:30Z', 'just now'],
])('%s reads %s', (moment, text) => {
  expect(timeAgo(new Date(moment), now)).toBe(text)
})
