import { describe, expect, it } from 'vitest'
import { wholeYears } from './covered-time.ts'

describe('whole years covered by jobs', () => {
  it('counts overlapping jobs once', () => {
    const jobs = [
      { startDate: '2018-01', endDate: '2020-01' },
      { startDate: '2019-01', endDate: '2021-01' },
    ]
    expect(wholeYears(jobs, undefined)).toBe(3)
  })

  it('does not count what lies between jobs', () => {
    const jobs = [
      { startDate: '2010-01', endDate: '2011-01' },
      { startDate: '2015-01', endDate: '2016-01' },
    ]
    expect(wholeYears(jobs, undefined)).toBe(2)
  })

  it('joins jobs that follow each other', () => {
    const jobs = [
      { startDate: '2019-06', endDate: '2021-02' },
      { startDate: '2021-03', endDate: '2022-06' },
    ]
    expect(wholeYears(jobs, undefined)).toBe(3)
  })

  it('reads years without months as the shorter time', () => {
    expect(wholeYears([{ startDate: '2019', endDate: '2021' }], undefined)).toBe(1)
  })

  it('counts a current job only up to the day given, and not at all without one', () => {
    const job = { startDate: '2021-03', current: true }
    expect(wholeYears([job], '2026-11-20')).toBe(5)
    expect(wholeYears([job], undefined)).toBe(0)
  })

  it('ignores dates that run backwards', () => {
    expect(wholeYears([{ startDate: '2021-03', endDate: '2019-01' }], undefined)).toBe(0)
  })
})
