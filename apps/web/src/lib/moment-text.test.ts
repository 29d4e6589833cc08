import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOfMoment, momentText } from './moment-text.ts'

/** The module as it loads in a time zone: formats are made once, and other files may have made theirs before. */
const loadIn = (zone: string) => {
  vi.stubEnv('TZ', zone)
  vi.resetModules()
  return import('./moment-text.ts')
}

describe('a moment', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is shown with its day and time', async () => {
    const { momentText } = await loadIn('America/New_York')
    expect(momentText('2026-11-20T14:02:00.000Z')).toBe('20 Nov 2026, 09:02')
  })

  it('falls on the reader’s own day', async () => {
    const { dayOfMoment } = await loadIn('Australia/Sydney')
    expect(dayOfMoment('2026-11-20T21:30:00.000Z')).toBe('21 Nov 2026')
  })

  it.each([null, undefined, '', 'soon'])('that is no date gives nothing: %s', (moment) => {
    expect(momentText(moment)).toBeUndefined()
    expect(dayOfMoment(moment)).toBeUndefined()
  })
})
