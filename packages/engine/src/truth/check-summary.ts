import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { textsIn } from '../text/texts-in.ts'
import { mergeSpans, type Period, spanOf, wholeYears } from '../time/covered-time.ts'
import { checkLine } from './check-line.ts'
import type { Violation } from './violation.ts'

/**
 * Every whole number of years that any combination of jobs covers, overlaps counted once: what a summary may claim.
 */
export const provableYears = (work: Period[], today: string | undefined): string[] => {
  const spans = work.flatMap((period) => spanOf(period, today) ?? [])
  const longest = Math.max(
    0,
    wholeYears(work, today),
    ...mergeSpans(spans).map(({ from, to }) => Math.floor((to - from) / 12)),
  )
  return Array.from({ length: longest }, (_, at) => (at === 0 ? '1 year' : `${at + 1} years`))
}

/**
 * Claims of a summary that the resume does not support. Years are recounted from the dates, so a summary may claim
 * what they cover or less. `document` is the resume without that summary.
 */
export const checkSummary = (input: {
  summary: string
  document: ResumeDocument
  goals: string[]
  today: string | undefined
}): Violation[] => {
  const { basics, ...rest } = input.document
  const given = textsIn({ ...rest, basics: { ...basics, summary: undefined } })
  return checkLine({
    line: input.summary,
    sources: [...given, ...provableYears(input.document.work, input.today)],
    goals: input.goals,
  })
}
