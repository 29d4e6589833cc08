import { z } from 'zod'
import { defineCall } from './call.ts'
import { essential, whole } from './reader-marks.ts'

export const exerciseKinds = [
  'sql',
  'javascript',
  'typescript',
  'python',
  'regex',
  'html',
  'json',
  'yaml',
] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

export const exerciseDifficulties = ['beginner', 'intermediate', 'expert'] as const
export type ExerciseDifficulty = (typeof exerciseDifficulties)[number]

/** The kinds whose submissions the server checks again; for the others it takes the browser's word. */
export const serverCheckedKinds: readonly ExerciseKind[] = ['regex', 'json', 'yaml']

export const exerciseLimits = {
  codeCharacters: 100_000,
  /** Rendering and matching cost more than reading. */
  shortCodeCharacters: 20_000,
  hints: 3,
  testsPerExercise: 20,
} as const

/**
 * How the value that a test got is compared with the expected one.
 * `equal`: the same value. `unordered`: the same entries in any order. `oneOf`: one of the expected values.
 * `pattern`: text that matches the expected regular expression. `atLeast`, `atMost`: a number. `present`, `missing`:
 * whether there is a value. `contains`: a list or text that has the expected entry in it. `every`: a list, not empty,
 * with only the expected entry. `lacks`: the opposite of `contains`.
 */
export const comparisons = [
  'equal',
  'unordered',
  'oneOf',
  'pattern',
  'atLeast',
  'atMost',
  'present',
  'missing',
  'contains',
  'lacks',
  'every',
] as const
export type Comparison = (typeof comparisons)[number]

export const ExerciseTest = z.object({
  name: essential(z.string()),
  /** Its name, input and expected value are not shown. */
  isHidden: z.boolean(),
  /** SQL that runs before the person's; the text that a regular expression is tried on. */
  setup: z.string().optional(),
  /**
   * What to look at. JavaScript, TypeScript and Python: an expression. SQL: a query that runs after the person's
   * statements, or empty for the result of their last one. Regular expressions: `test`, `matches` or `groups`. HTML: a
   * measurement such as `style display nav`. JSON and YAML: a path such as `spec.containers[name=web].image`.
   */
  probe: z.string(),
  /** HTML: how wide the window is. */
  width: z.number().int().optional(),
  compare: z.enum(comparisons),
  /** The expected value as JSON; empty where none is needed. */
  expected: z.string(),
})
export type ExerciseTest = z.output<typeof ExerciseTest>

/** What the person has done on an exercise. */
export const ExerciseState = z.object({
  attempts: z.number().int(),
  hintsTaken: z.number().int(),
  /** A failed run with changed code, or a pass, unlocks the solution. */
  canSeeSolution: z.boolean(),
  hasSeenSolution: z.boolean(),
  /** ISO date and time of the first pass. */
  passedAt: z.string().nullable(),
  /** Who checked the pass. */
  checkedBy: z.enum(['server', 'browser']).nullable(),
  /** Whether the pass counts as a skill shown: it came before the solution was seen. */
  countsAsShown: z.boolean(),
})
export type ExerciseState = z.output<typeof ExerciseState>

export const ExerciseSummary = z.object({
  id: essential(z.string()),
  title: essential(z.string()),
  kind: whole(essential(z.enum(exerciseKinds))),
  skill: z.string(),
  difficulty: z.enum(exerciseDifficulties),
  minutes: z.number().int(),
  /** No longer offered; what the person did on it stays. */
  isWithdrawn: z.boolean(),
  state: whole(essential(ExerciseState)),
})
export type ExerciseSummary = z.output<typeof ExerciseSummary>

export const Exercise = ExerciseSummary.extend({
  /** Paragraphs; inline code stands between backticks. */
  task: z.array(z.string()),
  starter: z.string(),
  /** SQL that makes the tables, shown to the person and run before each test. */
  schema: z.string().nullable(),
  /** Flags of a regular expression. */
  flags: z.string().nullable(),
  /** A list with a test missing would pass what it should not. */
  tests: whole(essential(z.array(ExerciseTest))),
  /** Those the person has taken, in order. */
  hints: z.array(z.string()),
  hintCount: z.number().int(),
  /** Once the person has asked for it. */
  solution: z.string().nullable(),
  /** What they passed with. */
  passedCode: z.string().nullable(),
})
export type Exercise = z.output<typeof Exercise>

export const listExercises = defineCall({
  method: 'GET',
  path: '/api/exercises',
  access: 'session',
  cost: 'quick',
  response: z.object({ exercises: z.array(ExerciseSummary) }),
})

const params = z.object({ id: z.string().min(1).max(100) })

/** 404 for an exercise that there is not, or is no longer. */
export const getExercise = defineCall({
  method: 'GET',
  path: '/api/exercises/:id',
  access: 'session',
  cost: 'quick',
  params,
  response: Exercise,
})

const code = z
  .string('Send your code as text.')
  .max(
    exerciseLimits.codeCharacters,
    `Your code is too long: at most ${exerciseLimits.codeCharacters.toLocaleString('en-US')} characters.`,
  )

/** What a test got, as JSON; `null` where there was no value. */
export const TestOutcome = z.object({ passed: z.boolean(), got: z.string().nullable() })
export type TestOutcome = z.output<typeof TestOutcome>

export const AttemptRecord = z.object({
  passed: z.boolean(),
  checkedBy: z.enum(['server', 'browser']),
  /** One for each test, in order, where the server checked; otherwise empty. */
  outcomes: z.array(TestOutcome),
  /** Why the server could not read the code. */
  problem: z.string().nullable(),
  state: ExerciseState,
})
export type AttemptRecord = z.output<typeof AttemptRecord>

/**
 * Records a run of the tests. For kinds that the server checks, its own verdict counts and `passed` is ignored.
 * 429 for more runs in a minute than anyone can make.
 */
export const recordAttempt = defineCall({
  method: 'POST',
  path: '/api/exercises/:id/attempts',
  access: 'session',
  cost: 'work',
  idempotency: 'none',
  params,
  body: z.strictObject({ code, passed: z.boolean('Say whether the tests passed.') }),
  response: whole(AttemptRecord),
})

/** Shows hints up to and including this one. Each needs the one before it. */
export const takeHint = defineCall({
  method: 'POST',
  path: '/api/exercises/:id/hints',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params,
  body: z.strictObject({
    hint: z
      .number('Say which hint.')
      .int('Say which hint.')
      .min(1, 'The first hint is number 1.')
      .max(exerciseLimits.hints, `There are ${exerciseLimits.hints} hints.`),
  }),
  response: z.object({ hints: z.array(z.string()), state: whole(essential(ExerciseState)) }),
})

/** 409 before an honest try. A pass after this no longer counts as a skill shown. */
export const showSolution = defineCall({
  method: 'POST',
  path: '/api/exercises/:id/solution',
  access: 'session',
  cost: 'quick',
  idempotency: 'natural',
  params,
  response: z.object({ solution: essential(z.string()), state: whole(essential(ExerciseState)) }),
})
