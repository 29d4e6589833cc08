import { markAgainstReference } from '@nextrung/engine/interview/marking/mark-against-reference'
import { markAnswer } from '@nextrung/engine/interview/marking/mark-answer'
import { findOpenQuestion } from '@nextrung/knowledge/interview'
import {
  accuracyOf,
  type Called,
  correlationOf,
  errorOf,
  intervalOf,
  macroF1,
  type Pair,
} from './agreement.ts'
import type { MarkedShortAnswer, ShortAnswer, TwiceRead } from './labelled-answers.ts'

const three = (value: number): string => value.toFixed(3)

const worstShown = 10

/** Prints agreement with its interval, and the ids of the answers that were marked worst. */
export function printPairs(name: string, pairs: readonly (Pair & { id: string })[]): void {
  const [low, high] = intervalOf(pairs, correlationOf)
  const [least, most] = intervalOf(pairs, errorOf)
  console.log(`${name}: ${pairs.length} answers`)
  console.log(`  r ${three(correlationOf(pairs))} (${three(low)} to ${three(high)})`)
  console.log(`  error ${three(errorOf(pairs))} of the scale (${three(least)} to ${three(most)})`)
  const worst = pairs.toSorted((a, b) => Math.abs(b.given - b.wanted) - Math.abs(a.given - a.wanted))
  for (const { id, given, wanted } of worst.slice(0, worstShown))
    console.log(`  ${id}: ${given.toFixed(2)} instead of ${wanted.toFixed(2)}`)
}

export const printCalled = (name: string, called: readonly Called[]): void =>
  console.log(
    `${name}: ${called.length}, right ${three(accuracyOf(called))}, macro-F1 ${three(macroF1(called))}`,
  )

export function reportMarked(rows: readonly MarkedShortAnswer[]): void {
  const pairs = rows.map(({ question_id, question, reference, answer, mark, max }, at) => ({
    id: `row ${at + 1}`,
    group: question_id,
    given: markAgainstReference({ question, references: [reference], answer }).score,
    wanted: mark / max,
  }))
  printPairs('Marked answers', pairs)
}

export function reportShort(rows: readonly ShortAnswer[]): void {
  for (const [corpus, own] of Map.groupBy(rows, (row) => row.corpus)) {
    const marks = own.map((row) => ({ row, mark: markAgainstReference(row) }))
    printCalled(
      `${corpus}, 2-way`,
      marks.map(({ row, mark }) => ({ given: mark.verdict2, wanted: row.label2 })),
    )
    printCalled(
      `${corpus}, 3-way`,
      marks.map(({ row, mark }) => ({ given: mark.verdict3, wanted: row.label3 })),
    )
  }
}

const meanOf = (first: number, second: number | undefined): number =>
  second === undefined ? first : (first + second) / 2

export function reportAnswers(rows: readonly TwiceRead[]): void {
  const marked = rows.map((row, at) => {
    const question = findOpenQuestion(row.question)
    if (!question) throw new Error(`There is no question ${row.question}.`)
    return { row, id: `row ${at + 1}, ${row.question}`, mark: markAnswer({ question, answer: row.answer }) }
  })
  const own = (
    given: (one: (typeof marked)[number]) => number,
    wanted: (one: (typeof marked)[number]) => number,
  ) =>
    marked.map((one) => ({
      id: one.id,
      group: one.row.question,
      given: given(one) / 100,
      wanted: wanted(one) / 100,
    }))
  printPairs(
    'Score',
    own(
      ({ mark }) => mark.score,
      ({ row }) => meanOf(row.score, row.second?.score),
    ),
  )
  printPairs(
    'Technical accuracy',
    own(
      ({ mark }) => mark.technicalAccuracy,
      ({ row }) => meanOf(row.score, row.second?.score),
    ),
  )
  printPairs(
    'Communication',
    own(
      ({ mark }) => mark.communicationClarity,
      ({ row }) => meanOf(row.communication, row.second?.communication),
    ),
  )
  printCalled(
    'Key points',
    marked.flatMap(({ row, mark }) =>
      mark.points.map(({ state, place }) => ({ given: state, wanted: row.points[place] ?? 'missed' })),
    ),
  )
  const second = rows.filter((row) => row.second !== undefined)
  if (second.length === 0) return
  printPairs(
    'The two readers, score',
    second.map((row, at) => ({
      id: `row ${at + 1}`,
      group: row.question,
      given: (row.second?.score ?? 0) / 100,
      wanted: row.score / 100,
    })),
  )
  printCalled(
    'The two readers, key points',
    second.flatMap((row) =>
      row.points.map((wanted, at) => ({ given: row.second?.points[at] ?? 'missed', wanted })),
    ),
  )
}
