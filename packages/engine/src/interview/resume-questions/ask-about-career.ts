import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import type { ResumeQuestionKind } from '@nextrung/knowledge/interview/resume-question-kinds'
import { ended } from '../../text/phrases.ts'
import { mergeSpans, type Period, type Span, spanOf } from '../../time/covered-time.ts'
import { monthInWords } from '../../time/day-in-words.ts'
import { inQuotes } from './quoted-line.ts'
import type { ResumeFollowUp } from './resume-question.ts'

/** A question about the way from job to job. */
export type AskedOfCareer = {
  kind: Extract<ResumeQuestionKind, 'move' | 'gap'>
  pointer: string
  /** The words of the resume that it is about. */
  quote: string
  question: string
  followUps: [ResumeFollowUp, ResumeFollowUp]
}

const leastGapMonths = 6
const longestName = 80

const name = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' || trimmed.length > longestName || /[<>{}|\\]/.test(trimmed) ? undefined : trimmed
}

const jobInQuotes = ({ position, name: employer }: ResumeWork): string | undefined => {
  const [title, place] = [name(position), name(employer)]
  if (!title) return undefined
  return place ? `${inQuotes(title)} at ${place}` : inQuotes(title)
}

const followUpsOfMove: [ResumeFollowUp, ResumeFollowUp] = [
  { question: 'What exactly drew you to that work?', about: [0] },
  { question: 'What of your earlier work helps you today, and where should it lead?', about: [1, 3] },
]

/** Moves from one title to another. Jobs are newest first, as resumes list them. */
const movesIn = (work: readonly ResumeWork[]): AskedOfCareer[] =>
  work.flatMap((later, at): AskedOfCareer[] => {
    const earlier = work[at + 1]
    if (!earlier || !later.startDate || !earlier.startDate || later.startDate <= earlier.startDate) return []
    const [from, to] = [jobInQuotes(earlier), jobInQuotes(later)]
    if (!from || !to || name(earlier.position)?.toLowerCase() === name(later.position)?.toLowerCase())
      return []
    return [
      {
        kind: 'move',
        pointer: `/work/${at}/position`,
        quote: later.position ?? '',
        question: `${ended(`Your resume goes from ${from} to ${to}`)} What made you take that step, and what did you bring along?`,
        followUps: followUpsOfMove,
      },
    ]
  })

/** The longest time a period may have covered, so that a year without months never looks like a gap. */
const widestSpan = (period: Period, today: string): Span | undefined => {
  const widen = (iso: string | undefined, month: string) =>
    iso && /^\d{4}$/.test(iso) ? `${iso}-${month}` : iso
  return spanOf(
    {
      startDate: widen(period.startDate, '01'),
      endDate: widen(period.endDate, '12'),
      current: period.current,
    },
    today,
  )
}

/** Times of half a year or more between two jobs in which the resume tells of no work, project or study. */
const gapsIn = ({ work, projects, education }: ResumeDocument, today: string): AskedOfCareer[] => {
  const isDated = work.every(({ startDate, endDate, current }) => startDate && (endDate || current))
  if (!isDated) return []
  const periods: Period[] = [...work, ...projects, ...education]
  const spans = mergeSpans(periods.flatMap((period) => widestSpan(period, today) ?? []))
  const firstJob = Math.min(...work.flatMap((job) => widestSpan(job, today)?.from ?? []))
  return spans.slice(1).flatMap((span, at): AskedOfCareer[] => {
    const before = spans[at]
    if (!before || before.to < firstJob || span.from - before.to - 1 < leastGapMonths) return []
    const [from, to] = [monthInWords(before.to), monthInWords(span.from)]
    return [
      {
        kind: 'gap',
        pointer: '/work',
        quote: `${from} to ${to}`,
        question: `Your resume lists nothing between ${from} and ${to}. What would you like to say about that time?`,
        followUps: [
          { question: 'What did you keep up or learn in that time?', about: [1] },
          { question: 'What makes this the right time for this job?', about: [2] },
        ],
      },
    ]
  })
}

/** Neutral questions about gaps and moves. `today` is an ISO date. */
export const askAboutCareer = (document: ResumeDocument, today: string): AskedOfCareer[] => [
  ...gapsIn(document, today),
  ...movesIn(document.work),
]
