import { dayText } from '../../lib/day-text.ts'

/** `20 Nov 2026 to 4 Jan 2027`. */
export const periodText = (from: string | undefined, to: string | undefined): string | undefined => {
  const [begins, ends] = [dayText(from), dayText(to)]
  return begins && ends ? `${begins} to ${ends}` : undefined
}

type Hours = { from: number; to: number }

/** `about 20 to 40 hours`. */
export const hoursText = (hours: Hours | undefined): string | undefined => {
  if (!hours || hours.to <= 0) return undefined
  const [from, to] = [Math.round(hours.from), Math.round(hours.to)]
  return from === to ? `about ${to} ${to === 1 ? 'hour' : 'hours'}` : `about ${from} to ${to} hours`
}
