import { lazyValue } from '../../lib/lazy-value.ts'

const format = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }))

/** `20 Nov 2026, 14:02` in the reader's time zone; empty if it isn't a date. */
export const savedWhen = (createdAt: string | undefined): string => {
  const date = new Date(createdAt ?? '')
  return Number.isNaN(date.getTime()) ? '' : format().format(date)
}
