import { lazyValue } from './lazy-value.ts'

const dayFormat = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }))

/** `20 Nov 2026`; nothing if it isn't a date. */
export const dayText = (day: string | null | undefined): string | undefined => {
  const at = Date.parse(day ?? '')
  return Number.isNaN(at) ? undefined : dayFormat().format(at)
}
