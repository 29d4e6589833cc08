export type Period = {
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
}

export type Month = number

const monthOf = (iso: string, whenYearOnly: number): Month | undefined => {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(iso)
  if (!match) return undefined
  const month = match[2] ? Number(match[2]) - 1 : whenYearOnly
  return Number(match[1]) * 12 + month
}

export type Span = { from: Month; to: Month }

/**
 * The months a period is certain to cover, both ends included, as months since year 0. A year-only date is read as
 * the shorter period. Undefined without a start, without an end, or for a current job without `today`.
 */
export const spanOf = (
  { startDate, endDate, current }: Period,
  today: string | undefined,
): Span | undefined => {
  const end = current ? today : endDate
  if (!startDate || !end) return undefined
  const from = monthOf(startDate, 11)
  const to = monthOf(end, 0)
  if (from === undefined || to === undefined) return undefined
  return to < from ? undefined : { from, to }
}

/** Sorts spans and merges overlapping and adjacent ones. */
export const mergeSpans = (spans: Span[]): Span[] => {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * Whole years covered by the periods, overlaps counted once. The days at both ends don't count in the person's
 * favour.
 */
export const wholeYears = (periods: Period[], today: string | undefined): number => {
  const spans = periods.flatMap((period) => spanOf(period, today) ?? [])
  const months = mergeSpans(spans).reduce((sum, { from, to }) => sum + (to - from), 0)
  return Math.floor(months / 12)
}
