import { lazyValue } from '../../lib/lazy-value.ts'

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

const relative = lazyValue(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))
const day = lazyValue(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }))
const daysInWords = 7

/** How long ago something happened: 'just now', '5 minutes ago', 'yesterday', 'Nov 3, 2026'. */
export const timeAgo = (moment: Date, now: Date): string => {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000)
  if (seconds >= daysInWords * 24 * 3600) return day().format(moment)
  const unit = units.find(([, size]) => seconds >= size)
  return unit ? relative().format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}
