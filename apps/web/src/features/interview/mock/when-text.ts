import { lazyValue } from '../../../lib/lazy-value.ts'

const format = lazyValue(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }))

/** `Nov 27, 2026, 5:30 PM` in the person's time zone; empty if it isn't a date. */
export const whenText = (moment: string | null | undefined): string => {
  const at = Date.parse(moment ?? '')
  return Number.isNaN(at) ? '' : format().format(at)
}
