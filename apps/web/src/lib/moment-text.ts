import { lazyValue } from './lazy-value.ts'

const format = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))
const dayFormat = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }))

const timeOf = (moment: string | null | undefined): number | undefined => {
  const at = Date.parse(moment ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** `20 Nov 2026, 14:02` in the reader's time zone; nothing if it isn't a date. */
export const momentText = (moment: string | null | undefined): string | undefined => {
  const at = timeOf(moment)
  return at === undefined ? undefined : format().format(at)
}

/** The reader's day of a moment, as `20 Nov 2026`; nothing if it isn't a date. */
export const dayOfMoment = (moment: string | null | undefined): string | undefined => {
  const at = timeOf(moment)
  return at === undefined ? undefined : dayFormat().format(at)
}
