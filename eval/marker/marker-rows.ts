import { readClarity, scoreClarity } from '@nextrung/engine/interview/marking/answer-clarity'
import { mannerOf } from '@nextrung/engine/interview/marking/answer-manner'
import { readStructure } from '@nextrung/engine/interview/marking/answer-structure'
import { saysNothing } from '@nextrung/engine/interview/marking/find-not-an-answer'
import { presentShare } from '@nextrung/engine/interview/marking/judge-answer'
import type { MarkedQuestion } from '@nextrung/engine/interview/marking/marking-input'
import type { PointReading } from '@nextrung/engine/interview/marking/point-features'
import { readAnswer } from '@nextrung/engine/interview/marking/read-answer'
import { markValues, readReferences } from '@nextrung/engine/interview/marking/reference-features'
import { findOpenQuestion } from '@nextrung/knowledge/interview'
import { makeRandom } from '../resume-reader/seeded-random.ts'
import type { TreeRow } from './fit-trees.ts'
import type { MarkedShortAnswer, ShortAnswer, TwiceRead } from './labelled-answers.ts'
import { padAnswer } from './padded-answer.ts'
import { strayAnswer } from './stray-answer.ts'

/** As it was given, with irrelevant sentences after it, or an answer to another question. */
export type AnswerKind = 'plain' | 'padded' | 'stray'

/** An answer as the marker measures it, with the mean of what its readers found. */
export type MeasuredAnswer = {
  group: string
  question: MarkedQuestion
  kind: AnswerKind
  /** The line of the answer that it was made from, counted from 1. */
  row: number
  points: (TreeRow & Pick<PointReading, 'isOpposite'>)[]
  beliefs: TreeRow[]
  relevance: number
  relevantShare: number
  presentParts: number
  manner: number[]
  clarity: ReturnType<typeof readClarity>
  byRule: number
  score: number
  communication: number
  labels: readonly string[]
}

const worth = { met: 1, partly: 0.5, missed: 0 } as const
/** Strays teach only what a stray is. */
const weights = { plain: 1, padded: 0.5, stray: 0 } as const

const meanOf = (first: number, second: number | undefined): number =>
  second === undefined ? first : (first + second) / 2

type Spoken = { text: string; kind: AnswerKind; at: number }

function measureOne(row: TwiceRead, { text, kind, at: line }: Spoken): MeasuredAnswer {
  const question = findOpenQuestion(row.question)
  if (!question) throw new Error(`There is no question ${row.question}.`)
  const reading = readAnswer({ question, answer: text })
  const structure = readStructure(reading.text, question.type)
  const clarity = readClarity(text, question.type)
  const own = { group: row.question, weight: weights[kind] }
  const { second } = row
  return {
    group: row.question,
    question,
    kind,
    row: line + 1,
    points: reading.points.map(({ features, isOpposite }, at) => {
      const [first, other] = [row.points[at] ?? 'missed', second?.points[at]]
      return { ...own, isOpposite, values: features, target: meanOf(worth[first], other && worth[other]) }
    }),
    beliefs: reading.beliefs.map(({ features }, at) => {
      const other = second && (second.beliefs.includes(at) ? 1 : 0)
      return { ...own, values: features, target: meanOf(row.beliefs.includes(at) ? 1 : 0, other) }
    }),
    relevance: reading.comparison.relevance,
    relevantShare: reading.comparison.kept.count / Math.max(1, reading.text.count),
    presentParts: presentShare(structure),
    manner: mannerOf(reading.text),
    clarity,
    byRule: scoreClarity(clarity, question.type),
    score: meanOf(row.score, second?.score) / 100,
    communication: meanOf(row.communication, second?.communication) / 100,
    labels: row.points,
  }
}

const wrongAddress = (row: TwiceRead): TwiceRead => ({
  ...row,
  points: row.points.map(() => 'missed'),
  beliefs: [],
  score: 0,
  second: undefined,
})

/** Measures labelled answers as they are, once more with irrelevant sentences after them, and an answer to another question. */
export function measureAnswers(rows: readonly TwiceRead[]): MeasuredAnswer[] {
  const random = makeRandom(3)
  const strays = makeRandom(5)
  return rows.flatMap((row, at) => [
    measureOne(row, { text: row.answer, kind: 'plain', at }),
    measureOne(row, { text: padAnswer(row.answer, { question: row.question, random }), kind: 'padded', at }),
    measureOne(wrongAddress(row), {
      text: strayAnswer(row.question, { rows, random: strays }),
      kind: 'stray',
      at,
    }),
  ])
}

export const measureMarked = (rows: readonly MarkedShortAnswer[]): TreeRow[] =>
  rows
    .filter(({ answer }) => !saysNothing(answer))
    .map(({ question_id, question, reference, answer, mark, max }) => ({
      values: markValues(readReferences({ question, references: [reference], answer })),
      target: mark / max,
      group: question_id,
    }))

export type VerdictRow = TreeRow & Pick<ShortAnswer, 'label2' | 'label3' | 'corpus'>

export const measureShort = (rows: readonly ShortAnswer[]): VerdictRow[] =>
  rows.map(({ question_id, question, references, answer, label2, label3, corpus }) => ({
    values: readReferences({ question, references, answer }),
    target: label2 === 'correct' ? 1 : 0,
    group: question_id,
    label2,
    label3,
    corpus,
  }))
