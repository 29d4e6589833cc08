import type { ResumeWork } from '@nextrung/contract/resume-document'
import { listed } from '../../text/phrases.ts'
import { type Month, mergeSpans, type Span } from '../../time/covered-time.ts'
import { formatDateRange } from '../resume-text.ts'
import type { Reviewed, Suggestion } from './suggestion.ts'

const longestQuietMonths = 6

/**
 * The longest time a period can mean: a year without a month counts as a full year, to avoid reporting gaps that may
 * not exist.
 */
const widestSpan = (
  { startDate, endDate, current }: ResumeWork,
  today: string | undefined,
): Span | undefined => {
  const end = current ? (today ?? '9999-12') : endDate
  if (!startDate || !end) return undefined
  const month = (iso: string, without: number): Month =>
    Number(iso.slice(0, 4)) * 12 + (iso.length >= 7 ? Number(iso.slice(5, 7)) - 1 : without)
  const span = { from: month(startDate, 0), to: month(end, 11) }
  return span.to < span.from ? undefined : span
}

const isoOf = (month: Month): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

const suggestGaps = ({ document, today }: Reviewed): Suggestion[] => {
  const spans = document.work.map((job) => widestSpan(job, today))
  if (spans.includes(undefined)) return []
  const studies = document.education.flatMap(
    (school) => widestSpan({ ...school, highlights: [] }, today) ?? [],
  )
  const busy = mergeSpans([...spans.filter((span) => span !== undefined), ...studies])
  const firstJob = Math.min(...spans.map((span) => span?.from ?? Number.POSITIVE_INFINITY))
  return busy
    .flatMap((span, at): Suggestion[] => {
      const next = busy[at + 1]
      const months = next ? next.from - span.to - 1 : 0
      if (!next || months <= longestQuietMonths || next.from <= firstJob) return []
      const gap = formatDateRange({ startDate: isoOf(span.to + 1), endDate: isoOf(next.from - 1) })
      return [
        {
          weight: 64,
          text: `Nothing stands for ${gap}, ${months} months. Add what you did then, such as study, care or freelance work, or be ready to tell it.`,
        },
      ]
    })
    .slice(-2)
}

const nameOf = ({ position, name }: ResumeWork): string =>
  [position, name].filter(Boolean).join(', ') || 'one of your jobs'

const suggestDates = ({ document }: Reviewed): Suggestion[] => {
  const unclear = document.work.filter(
    ({ startDate, endDate, current }) => !startDate || (!endDate && !current),
  )
  const backwards = document.work.filter(
    ({ startDate, endDate }) => startDate && endDate && endDate < startDate.slice(0, endDate.length),
  )
  const yearsOnly = document.work.filter(
    ({ startDate, endDate }) => startDate?.length === 4 || endDate?.length === 4,
  )
  return [
    ...backwards.slice(0, 1).map((job) => ({
      weight: 90,
      text: `The dates of ${nameOf(job)} end before they start (${formatDateRange(job)}). Correct them.`,
    })),
    ...(unclear.length > 0
      ? [
          {
            weight: 72,
            text: `Write month and year of start and end for ${listed(unclear.slice(0, 3).map(nameOf))}, as in “Mar 2021 – Feb 2023”; ${unclear.length === 1 ? 'its' : 'their'} dates could not be read.`,
          },
        ]
      : []),
    ...(yearsOnly.length > 0 && unclear.length === 0
      ? [
          {
            weight: 40,
            text: `Add months to the dates of ${listed(yearsOnly.slice(0, 3).map(nameOf))}: years alone can look like a gap of up to two years.`,
          },
        ]
      : []),
  ]
}

/** Reports gaps of more than six months between jobs, with their dates, and missing, vague or impossible dates. */
export const suggestDateFixes = (reviewed: Reviewed): Suggestion[] => [
  ...suggestGaps(reviewed),
  ...suggestDates(reviewed),
]
