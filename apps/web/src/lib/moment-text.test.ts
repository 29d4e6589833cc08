import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOfMoment, momentText } from './moment-text.ts'

describe('a moment', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is shown with its day and time', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(momentText('2026-11-20T14:02:00.000Z')).toBe('20 Nov 2026, 09:02')
  })

  it('falls on the reader’s own day', () => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    expect(dayOfMoment('2026-11-20T21:30:00.000Z')).toBe('21 Nov 2026')
  })

  it.each([null, undefined, '', 'soon'])('that is no date gives nothing: %s', (moment) => {
    expect(momentText(moment)).toBeUndefined()
    expect(dayOfMoment(moment)).toBeUndefined()
  })
})
