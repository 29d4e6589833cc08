import {
  type Answerer,
  answererOf,
  makeQuestions,
  makeRandom,
  normal,
  takeQuiz,
  trueLevel,
  type World,
} from './simulated-people.ts'

/** What the aims are stated for: difficulties off by 0.5 and 5 % slips. */
export const ordinaryWorld: World = { discrimination: 1.5, misjudged: 0.5, slips: 0.05 }

const spread = 1.5

export type LevelFigures = {
  /** Shares from 0 to 1. */
  exact: number
  near: number
  /** Averages. */
  asked: number
  confidence: number
  /** The share of exact levels by true level, 1 to 5. */
  byLevel: number[]
  /** By stated confidence, in steps: what was promised and what came true. */
  calibration: { from: number; people: number; stated: number; exact: number }[]
}

type Outcome = { truth: number; level: number; confidence: number; asked: number }

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const isExact = ({ truth, level }: Outcome): number => Number(truth === level)

const summarize = (outcomes: readonly Outcome[]): LevelFigures => ({
  exact: mean(outcomes.map(isExact)),
  near: mean(outcomes.map(({ truth, level }) => Number(Math.abs(truth - level) <= 1))),
  asked: mean(outcomes.map(({ asked }) => asked)),
  confidence: mean(outcomes.map(({ confidence }) => confidence)),
  byLevel: [1, 2, 3, 4, 5].map((one) => mean(outcomes.filter(({ truth }) => truth === one).map(isExact))),
  calibration: [0, 40, 55, 70, 85].map((from, at, all) => {
    const until = all[at + 1] ?? 101
    const inside = outcomes.filter(({ confidence }) => confidence >= from && confidence < until)
    return {
      from,
      people: inside.length,
      stated: mean(inside.map(({ confidence }) => confidence)),
      exact: mean(inside.map(isExact)),
    }
  }),
})

/** People with abilities from N(0, 1.5) take a quiz; with `retakes`, the figures are those of a further quiz. */
export const measureLevels = ({
  people,
  world = ordinaryWorld,
  retakes = 0,
  seed = 1,
}: {
  people: number
  world?: World
  retakes?: number
  seed?: number
}): LevelFigures => {
  const random = makeRandom(seed)
  const outcomes = Array.from({ length: people }, (_, at) => {
    const ability = spread * normal(random)
    const questions = makeQuestions(world, random)
    const knowing = answererOf({ ability, world, random })
    let seen: ReadonlySet<number> = new Set<number>()
    // Someone who has read the explanation of a question answers it right from then on.
    const answer: Answerer = (question) => (seen.has(question.id) ? question.rightOption : knowing(question))
    for (let taken = 0; taken < retakes; taken++)
      seen = takeQuiz({ questions, answer, seed: at * 10 + taken, seen }).seen
    const { judged, asked } = takeQuiz({ questions, answer, seed: at * 10 + 9, seen })
    return { truth: trueLevel(ability), level: judged.level, confidence: judged.confidence, asked }
  })
  return summarize(outcomes)
}

/** The share of quizzes in which somebody who knows nothing gets level 1. */
export const measureGuessing = ({
  quizzes,
  by,
  seed = 1,
}: {
  quizzes: number
  by: 'guessing' | 'first option'
  seed?: number
}): number => {
  const random = makeRandom(seed)
  return mean(
    Array.from({ length: quizzes }, (_, at) => {
      const questions = makeQuestions(ordinaryWorld, random)
      const answer: Answerer = by === 'guessing' ? () => Math.floor(random() * 4) : () => 0
      return Number(takeQuiz({ questions, answer, seed: at }).judged.level === 1)
    }),
  )
}
