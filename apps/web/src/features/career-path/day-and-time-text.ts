import { lazyValue } from '../../lib/lazy-value.ts'

const format = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))

/** `20 Nov 2026, 14:02` in the reader's time zone; unchanged if it isn't a date. */
export const dayAndTimeText = (at: string): string => {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? at : format().format(date)
}
