import { questionDifficulties } from '@nextrung/contract/assessments'
import { type AssessedSkill, assessSkill } from '@nextrung/engine/assessment/assess-skill'

// Simulated people answer by another model than the one that judges them: a normal ogive instead of a logistic curve,
// discriminations and difficulties that differ from question to question, and slips.

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number

export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The standard normal distribution function (Abramowitz and Stegun 26.2.17). */
const cumulative = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    0.3989422804 *
    Math.exp((-x * x) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x > 0 ? 1 - tail : tail
}

const cuts = [-1.5, -0.5, 0.5, 1.5]
export const trueLevel = (ability: number): number => 1 + cuts.filter((cut) => ability >= cut).length

const intended = { beginner: -1.5, intermediate: 0, expert: 1.5 } as const
const perDifficulty = 8
const options = 4

export type World = {
  /** The median discrimination on the logistic scale. */
  discrimination: number
  /** How far a difficulty lies from what its author meant (standard deviation). */
  misjudged: number
  slips: number
}

export type Question = {
  id: number
  difficulty: (typeof questionDifficulties)[number]
  ability: number
  steepness: number
  rightOption: number
}

/** Twenty-four questions about a skill, each right option equally often at each place. */
export const makeQuestions = (world: World, random: Random): Question[] =>
  questionDifficulties.flatMap((difficulty, third) =>
    Array.from({ length: perDifficulty }, (_, at) => ({
      id: third * perDifficulty + at + 1,
      difficulty,
      ability: intended[difficulty] + world.misjudged * normal(random),
      steepness: (world.discrimination / 1.702) * Math.exp(0.3 * normal(random)),
      rightOption: at % options,
    })),
  )

/** Chooses an option of a question. */
export type Answerer = (question: Question) => number

/** Knows the answer or guesses among all options; sometimes slips although they know. */
export const answererOf =
  ({ ability, world, random }: { ability: number; world: World; random: Random }): Answerer =>
  (question) => {
    const knows = random() < cumulative(question.steepness * (ability - question.ability))
    if (!knows) return Math.floor(random() * options)
    return random() < world.slips ? (question.rightOption + 1) % options : question.rightOption
  }

export type Taken = { judged: NonNullable<AssessedSkill['judged']>; asked: number; seen: Set<number> }

/** Takes a whole quiz as the server runs it. */
export const takeQuiz = ({
  questions,
  answer,
  seed,
  seen = new Set(),
}: {
  questions: readonly Question[]
  answer: Answerer
  seed: number
  seen?: ReadonlySet<number>
}): Taken => {
  const answers: { difficulty: Question['difficulty']; isSeen: boolean; isRight: boolean }[] = []
  const asked = new Set<number>()
  for (;;) {
    const { next, judged } = assessSkill({
      skill: 'SQL',
      open: questions
        .filter(({ id }) => !asked.has(id))
        .map(({ id, difficulty }) => ({ id, difficulty, isSeen: seen.has(id) })),
      answers,
      seed,
      previous: null,
      now: '2026-11-20T12:00:00.000Z',
    })
    if (judged) return { judged, asked: answers.length, seen: new Set([...seen, ...asked]) }
    const question = questions.find(({ id }) => id === next)
    if (!question) throw new Error('The quiz ended without a result.')
    asked.add(question.id)
    const isRight = answer(question) === question.rightOption
    answers.push({ difficulty: question.difficulty, isSeen: seen.has(question.id), isRight })
  }
}
