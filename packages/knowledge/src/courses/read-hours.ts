const minutes = (text: string): number | undefined => {
  const parts = /^(?:(\d+)h)?\s?(?:(\d+)m)?$/.exec(text)
  return parts && text !== '' ? Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0) : undefined
}

const round = (hours: number): number => Math.round(hours * 100) / 100

/**
 * The hours of work that a duration states: "2h 15m", "27 hours", "45 minutes", "Less Than 2 Hours". `undefined` for
 * weeks and months, which say how long people usually take and not how much work it is.
 */
export const readHours = (duration: string): { from: number; to: number } | undefined => {
  const counted = minutes(duration)
  if (counted) return { from: round(counted / 60), to: round(counted / 60) }
  const [, below, amount, unit] = /^(less than )?([\d.]+) (hour|minute)s?$/i.exec(duration) ?? []
  if (!amount) return undefined
  const hours = round(unit?.toLowerCase() === 'minute' ? Number(amount) / 60 : Number(amount))
  return { from: below ? 0 : hours, to: hours }
}
