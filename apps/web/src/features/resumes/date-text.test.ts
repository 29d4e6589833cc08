import { expect, test } from 'vitest'
import { dateRangeText, dateTimeText } from './date-text.ts'

test.each([
  [{ startDate: '2021-03', current: true }, 'Mar 2021 – Present'],
  [{ startDate: '2019-06-01', endDate: '2021-02-28' }, 'Jun 2019 – Feb 2021'],
  [{ startDate: '2019', endDate: '2021' }, '2019 – 2021'],
  [{ startDate: '2024-05', endDate: '2024-05' }, 'May 2024'],
  [{ endDate: '2019' }, '2019'],
  [{ startDate: '2021-13' }, '2021'],
  [{ dateText: 'Summer of 2019' }, 'Summer of 2019'],
  [{}, ''],
])('%j is written %s', (range, text) => {
  expect(dateRangeText(range)).toBe(text)
})

test('formats a date and time in the reader’s time zone', () => {
  expect(dateTimeText(new Date(2026, 10, 20, 14, 2).toISOString())).toBe('20 Nov 2026, 14:02')
})

test('omits an invalid date', () => {
  expect(dateTimeText('yesterday')).toBe('')
})
