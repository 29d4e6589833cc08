import { applyFits, applyLinear, type Trees } from '@nextrung/engine/interview/marking/boosted-trees'
import { capOpposite } from '@nextrung/engine/interview/marking/judge-said'
import type { LinearWeights } from '@nextrung/engine/interview/marking/marker-weights'
import { communicationFeatures, scoreFeatures } from '@nextrung/engine/interview/marking/score-features'
import { strayFeatures } from '@nextrung/engine/interview/marking/stray-features'
import { fitLinear } from './fit-linear.ts'
import { fitTrees, type TreeRow, type TreeTraining } from './fit-trees.ts'
import type { MeasuredAnswer } from './marker-rows.ts'

const base = { rate: 0.05, rowShare: 0.7, featureShare: 0.4, seed: 1 }

/** Chosen by questions left out. */
export const trainings = {
  point: { ...base, rounds: 250, depth: 3, leaf: 18, pull: 4 },
  belief: { ...base, rounds: 120, depth: 2, leaf: 20, pull: 10 },
  stray: { ...base, rounds: 150, featureShare: 0.3, depth: 2, leaf: 20, pull: 8 },
  referenceScore: { ...base, rounds: 200, depth: 1, leaf: 30, pull: 20 },
  correct: { ...base, rounds: 250, depth: 5, leaf: 20, pull: 4 },
  contradictory: { ...base, rounds: 250, depth: 5, leaf: 20, pull: 4 },
} as const satisfies Record<string, TreeTraining>

export const referencePull = 100

const fitCount = 3

/** Several fits with different draws; their mean is steadier than one. */
export const fitSeveral = (rows: readonly TreeRow[], training: TreeTraining): Trees[] =>
  Array.from({ length: fitCount }, (_, at) => fitTrees(rows, { ...training, seed: training.seed + at }))

/** A share of the questions by their name, the same in each run. */
export function partOf(group: string, parts: number): number {
  let hash = 2166136261
  for (const char of group) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % parts
}

/** What trees give to each row that were fitted without its question. */
export function predictLeftOut(
  rows: readonly TreeRow[],
  { training, parts }: { training: TreeTraining; parts: number },
) {
  const predicted = new Float64Array(rows.length)
  for (let part = 0; part < parts; part += 1) {
    const fits = fitSeveral(
      rows.filter(({ group, weight }) => weight !== 0 && partOf(group, parts) !== part),
      training,
    )
    for (const [at, { group, values }] of rows.entries())
      if (partOf(group, parts) === part) predicted[at] = applyFits(fits, values)
  }
  return predicted
}

export const parts = 5

export type LeftOut = { said: number[]; held: number[] }

/** For each answer: how sure each point is said and each belief held, by trees that never saw its question. */
export function judgeLeftOut(answers: readonly MeasuredAnswer[]): LeftOut[] {
  const said = predictLeftOut(
    answers.flatMap(({ points }) => points),
    { training: trainings.point, parts },
  )
  const held = predictLeftOut(
    answers.flatMap(({ beliefs }) => beliefs),
    { training: trainings.belief, parts },
  )
  let [point, belief] = [0, 0]
  return answers.map(({ points, beliefs }) => {
    const own = {
      said: points.map((row, at) => capOpposite(said[point + at] ?? 0, row)),
      held: Array.from(held.slice(belief, belief + beliefs.length)),
    }
    point += points.length
    belief += beliefs.length
    return own
  })
}

const scorePull = 20
const nothing: LeftOut = { said: [], held: [] }

export const valuesOf = (answer: MeasuredAnswer, judged: LeftOut | undefined): number[] =>
  scoreFeatures({ ...answer, ...(judged ?? nothing) })

/** Fits what the judged points and beliefs are worth. */
export function fitScore(answers: readonly MeasuredAnswer[], judged: readonly LeftOut[]): LinearWeights {
  const rows = answers.flatMap((answer, at) =>
    answer.kind === 'stray' ? [] : [{ values: valuesOf(answer, judged[at]), target: answer.score }],
  )
  return fitLinear(rows, scorePull)
}

export const strayValues = (answer: MeasuredAnswer, judged: LeftOut | undefined): number[] =>
  strayFeatures({ points: answer.points.map(({ values }) => values), score: valuesOf(answer, judged) })

const strayWeights = { plain: 1, padded: 0.5, stray: 1 } as const

/** Fits which answers belong to other questions. */
export const fitStray = (answers: readonly MeasuredAnswer[], judged: readonly LeftOut[]): Trees[] =>
  fitSeveral(
    answers.map((answer, at) => ({
      values: strayValues(answer, judged[at]),
      target: answer.kind === 'stray' ? 1 : 0,
      group: answer.group,
      weight: strayWeights[answer.kind],
    })),
    trainings.stray,
  )

type Scored = { judged: readonly LeftOut[]; score: LinearWeights }

export const spokenOf = (
  answer: MeasuredAnswer,
  { judged, score }: { judged: LeftOut | undefined; score: LinearWeights },
) =>
  communicationFeatures(answer.clarity, {
    score: applyLinear(score, valuesOf(answer, judged)),
    byRule: answer.byRule,
  })

/** Fits how clear an answer is; only plain ones have a mark for it. */
export function fitCommunication(
  answers: readonly MeasuredAnswer[],
  { judged, score }: Scored,
): LinearWeights {
  const rows = answers.flatMap((answer, at) =>
    answer.kind !== 'plain'
      ? []
      : [{ values: spokenOf(answer, { judged: judged[at], score }), target: answer.communication }],
  )
  return fitLinear(rows, scorePull)
}
