import type { MockComparison, MockReport, TypeScore, WentWell } from '@nextrung/contract/mock-report'
import { questionTypes } from '@nextrung/knowledge/interview/open-question'
import { dayInWords } from '../../time/day-in-words.ts'
import type { MockItem } from './mock-item.ts'
import { mockScore, wholeMean } from './mock-score.ts'
import { findWorkOn } from './work-on.ts'

/** What is compared with of the last finished interview for the same role. */
export type LastMock = { when: Date; report: Pick<MockReport, 'score' | 'byType'> }

const mostQuotes = 3

const scoreOf = ({ mark }: MockItem): number | undefined => mark?.score

const byTypeOf = (items: readonly MockItem[]): TypeScore[] =>
  questionTypes.flatMap((type) => {
    const ofType = items.filter((item) => item.type === type)
    return ofType.length === 0
      ? []
      : [{ type, score: mockScore(ofType.map(scoreOf)), questions: ofType.length }]
  })

/** The weightiest met points in the person's own words, each from another question. */
const wentWellOf = (items: readonly MockItem[]): WentWell[] =>
  items
    .flatMap(({ question, mark }, place) => {
      const [best] = (mark?.points ?? [])
        .filter(({ state, quote }) => state === 'met' && quote)
        .map(({ place: at, quote }) => ({ point: question.keyPoints[at], quote: quote ?? '' }))
        .sort((a, b) => (b.point?.weight ?? 0) - (a.point?.weight ?? 0))
      return best?.point
        ? [{ point: best.point.point, quote: best.quote, place, score: mark?.score ?? 0 }]
        : []
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostQuotes)
    .map(({ score: _, ...one }) => one)

const changeText = (change: number): string => {
  if (change === 0) return 'the same as'
  const points = Math.abs(change) === 1 ? '1 point' : `${Math.abs(change)} points`
  return `${points} ${change > 0 ? 'more' : 'less'} than`
}

const compare = (score: number, byType: readonly TypeScore[], last: LastMock): MockComparison => {
  const change = score - last.report.score
  const types = byType.flatMap(({ type, score: now }) => {
    const before = last.report.byType.find((one) => one.type === type)
    return before ? [{ type, before: before.score, now }] : []
  })
  return {
    when: last.when.toISOString(),
    score: last.report.score,
    change,
    types,
    summary: `${score}% is ${changeText(change)} on ${dayInWords(last.when)}. The questions were different, so a few points either way mean little.`,
  }
}

/** The report on a mock interview. The same answers give the same report. */
export const reportMock = (items: readonly MockItem[], last: LastMock | undefined): MockReport => {
  const marks = items.flatMap(({ mark }) => mark ?? [])
  const score = mockScore(items.map(scoreOf))
  const byType = byTypeOf(items)
  return {
    score,
    technicalAccuracy: marks.length > 0 ? wholeMean(marks.map((mark) => mark.technicalAccuracy)) : null,
    communicationClarity: marks.length > 0 ? wholeMean(marks.map((mark) => mark.communicationClarity)) : null,
    answered: marks.length,
    of: items.length,
    byType,
    workOn: findWorkOn(items),
    wentWell: wentWellOf(items),
    comparison: last ? compare(score, byType, last) : null,
    basis: [
      'The score is the average over all questions; a question you skipped counts as 0. Follow-ups are marked but not counted.',
      'Answers are marked by their key points, structure and clarity, by rules and not by a person. Your face and voice are not judged.',
    ],
  }
}
