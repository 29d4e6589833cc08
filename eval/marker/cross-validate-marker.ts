import { applyFits, applyLinear } from '@nextrung/engine/interview/marking/boosted-trees'
import { saysNothing } from '@nextrung/engine/interview/marking/find-not-an-answer'
import { worthOf } from '@nextrung/engine/interview/marking/judge-answer'
import { thresholds } from '@nextrung/engine/interview/marking/mark-answer'
import { fitLinear } from './fit-linear.ts'
import {
  fitCommunication,
  fitScore,
  fitStray,
  judgeLeftOut,
  type LeftOut,
  partOf,
  parts,
  predictLeftOut,
  referencePull,
  spokenOf,
  strayValues,
  trainings,
  valuesOf,
} from './fit-marker.ts'
import type { MarkedShortAnswer, ShortAnswer, TwiceRead } from './labelled-answers.ts'
import { type MeasuredAnswer, measureAnswers, measureMarked, measureShort } from './marker-rows.ts'
import { printCalled, printPairs } from './report-marker.ts'

type Rows = { marked: readonly MarkedShortAnswer[]; short: readonly ShortAnswer[]; own: readonly TwiceRead[] }

const markedParts = 10

/** Marks each row by weights that were fitted without its question. */
export function crossValidateMarker({ marked, short, own }: Rows): void {
  if (marked.length > 0) crossValidateMarked(marked)
  if (short.length > 0) crossValidateShort(short)
  if (own.length > 0) crossValidateOwn(measureAnswers(own))
}

function crossValidateMarked(rows: readonly MarkedShortAnswer[]): void {
  const told = rows.filter(({ answer }) => !saysNothing(answer))
  const measured = measureMarked(told)
  const byTrees = predictLeftOut(measured, { training: trainings.referenceScore, parts: markedParts })
  const sums = Array.from({ length: markedParts }, (_, part) =>
    fitLinear(
      measured.filter(({ group }) => partOf(group, markedParts) !== part),
      referencePull,
    ),
  )
  const given = measured.map(({ group, values }, at) => {
    const sum = sums[partOf(group, markedParts)]
    return ((byTrees[at] ?? 0) + (sum ? applyLinear(sum, values) : 0)) / 2
  })
  const places = new Map(told.map((row, at) => [row, at]))
  printPairs(
    'Marked answers, other questions than fitted on',
    rows.map((row, at) => ({
      id: `row ${at + 1}`,
      group: row.question_id,
      given: given[places.get(row) ?? -1] ?? 0,
      wanted: row.mark / row.max,
    })),
  )
}

function crossValidateShort(rows: readonly ShortAnswer[]): void {
  const measured = measureShort(rows.filter(({ split }) => split === 'train'))
  const given = predictLeftOut(measured, { training: trainings.correct, parts })
  const called = measured.map(({ label2, corpus }, at) => ({
    corpus,
    given: (given[at] ?? 0) >= 0.5 ? 'correct' : 'incorrect',
    wanted: label2,
  }))
  for (const [corpus, own] of Map.groupBy(called, (one) => one.corpus))
    printCalled(`${corpus}, 2-way, other questions than fitted on`, own)
}

type LeftOutMark = { score: number; spoken: number }

function markLeftOut(answers: readonly MeasuredAnswer[], judged: readonly LeftOut[]): LeftOutMark[] {
  const fitted = Array.from({ length: parts }, (_, part) => {
    const used = [...answers.keys()].filter((at) => partOf(answers[at]?.group ?? '', parts) !== part)
    const rows = used.flatMap((at) => answers[at] ?? [])
    const own = used.flatMap((at) => judged[at] ?? [])
    const score = fitScore(rows, own)
    return {
      score,
      stray: fitStray(rows, own),
      communication: fitCommunication(rows, { judged: own, score }),
    }
  })
  return answers.map((answer, at) => {
    const { score, stray, communication } = fitted[partOf(answer.group, parts)] ?? fitted[0] ?? {}
    if (!score || !stray || !communication) throw new Error('Nothing was fitted.')
    const values = spokenOf(answer, { judged: judged[at], score })
    return {
      score: worthOf(
        applyLinear(score, valuesOf(answer, judged[at])),
        applyFits(stray, strayValues(answer, judged[at])),
      ).content,
      spoken: applyLinear(communication, values),
    }
  })
}

function crossValidateOwn(answers: readonly MeasuredAnswer[]): void {
  const judged = judgeLeftOut(answers)
  const marks = markLeftOut(answers, judged)
  for (const kind of ['plain', 'padded'] as const) {
    const shown = [...answers.keys()].filter((at) => answers[at]?.kind === kind)
    const pairs = (given: (at: number) => number, wanted: (answer: MeasuredAnswer) => number) =>
      shown.flatMap((at) => {
        const answer = answers[at]
        return answer
          ? [
              {
                id: `row ${answer.row}`,
                group: answer.group,
                given: given(at),
                wanted: wanted(answer),
              },
            ]
          : []
      })
    const name =
      kind === 'padded'
        ? 'The same with irrelevant sentences added'
        : 'Own answers, other questions than fitted on'
    printPairs(
      `${name}, score`,
      pairs(
        (at) => marks[at]?.score ?? 0,
        ({ score }) => score,
      ),
    )
    printPairs(
      `${name}, communication`,
      pairs(
        (at) => marks[at]?.spoken ?? 0,
        ({ communication }) => communication,
      ),
    )
    const called = shown.flatMap((at) =>
      (judged[at]?.said ?? []).map((said, place) => ({
        given: said >= thresholds.met ? 'met' : said >= thresholds.partly ? 'partly' : 'missed',
        wanted: answers[at]?.labels[place] ?? 'missed',
      })),
    )
    printCalled(`${name}, key points`, called)
    printBeliefs(
      shown.flatMap((at) =>
        (judged[at]?.held ?? []).map((held, place) => ({
          held,
          wanted: (answers[at]?.beliefs[place]?.target ?? 0) >= 0.5,
        })),
      ),
    )
  }
  printStrays(answers, marks)
  const changes = [...answers.keys()]
    .filter((at) => answers[at]?.kind === 'padded')
    .map((at) => (marks[at]?.score ?? 0) - (marks[at - 1]?.score ?? 0))
  console.log(
    `Irrelevant sentences change a score by ${((100 * changes.reduce((sum, one) => sum + one, 0)) / changes.length).toFixed(1)} points in the mean`,
  )
}

/** What answers to other questions get, which are worth nothing. */
function printStrays(answers: readonly MeasuredAnswer[], marks: readonly LeftOutMark[]): void {
  const given = marks
    .filter((_, at) => answers[at]?.kind === 'stray')
    .map(({ score }) => 100 * Math.max(0, score))
    .toSorted((a, b) => a - b)
  const at = (share: number) => (given[Math.floor(share * given.length)] ?? 0).toFixed(0)
  console.log(
    `Answers to other questions get ${at(0.5)} of 100 in the middle, nine of ten at most ${at(0.9)}; ${given.filter((one) => one < 8).length} of ${given.length} below 8`,
  )
}

function printBeliefs(rows: readonly { held: number; wanted: boolean }[]): void {
  const said = rows.filter(({ held }) => held >= thresholds.held)
  const right = said.filter(({ wanted }) => wanted).length
  const all = rows.filter(({ wanted }) => wanted).length
  console.log(`  wrong beliefs: ${all} held, ${said.length} named, ${right} of these rightly`)
}
