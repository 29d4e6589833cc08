import { judgeTest } from '@nextrung/contract/exercise-verdict'
import type { ExerciseKind, ExerciseTest } from '@nextrung/contract/exercises'
import { type CageRun, type CageSpec, type FreshCage, openFreshCage } from './run-in-cage.ts'
import { openingFor, runnerParts } from './runner-files.ts'

/** What of an exercise a run needs. */
export type RunnableExercise = {
  kind: ExerciseKind
  schema: string | null
  flags: string | null
  tests: readonly ExerciseTest[]
}

export type TestResult = {
  status: 'passed' | 'failed' | 'hung' | 'not-run'
  got: string | null
  error?: string
  printed?: string
}

export type ExerciseRun = {
  passed: boolean
  /** Why nothing could run, such as a syntax error. */
  problem?: string
  results: TestResult[]
}

const desktopWidth = 1200
const markupSilentMs = 10_000

const flagsFor = ({ kind, flags }: RunnableExercise): string => {
  if (kind === 'json') return 'json'
  return kind === 'yaml' || kind === 'regex' ? `${kind} ${flags ?? ''}` : ''
}

/** A run's results in the order of its tests. The verdict on each is reached here, outside the cage. */
const judge = (tests: readonly ExerciseTest[], { said, stopped, problem }: CageRun): TestResult[] =>
  tests.map((test, at): TestResult => {
    const answer = said[at]
    if (!answer) return { status: stopped && at === said.length ? 'hung' : 'not-run', got: null }
    const { error, printed, got } = answer
    const passed = !error && problem === undefined && judgeTest(test, got).passed
    return { status: passed ? 'passed' : 'failed', got, error, printed }
  })

const workFor = (
  exercise: RunnableExercise,
  { code, tests }: { code: string; tests: readonly ExerciseTest[] },
) => ({
  code,
  schema: exercise.schema ?? '',
  flags: flagsFor(exercise),
  tests: tests.map(({ setup = '', probe }) => ({ setup, probe })),
})

const finish = (results: TestResult[], problem?: string): ExerciseRun => ({
  passed: problem === undefined && results.length > 0 && results.every(({ status }) => status === 'passed'),
  problem,
  results,
})

const runMarkup = async (exercise: RunnableExercise, code: string): Promise<ExerciseRun> => {
  const results: TestResult[] = []
  const widths = new Set(exercise.tests.map(({ width = desktopWidth }) => width))
  for (const width of widths) {
    const tests = exercise.tests.filter((test) => (test.width ?? desktopWidth) === width)
    const spec: CageSpec = { page: 'markup', opening: {}, silentMs: markupSilentMs, width }
    const judged = judge(tests, await openFreshCage(spec).run(workFor(exercise, { code, tests })))
    for (const [at, test] of tests.entries()) {
      const result = judged[at]
      if (result) results[exercise.tests.indexOf(test)] = result
    }
  }
  return finish(results)
}

export type ExerciseRunner = {
  /** Downloads and boots what the first run needs. */
  prepare: () => Promise<void>
  run: (code: string) => Promise<ExerciseRun>
  dispose: () => void
}

/** Runs an exercise's tests on code. Every run has a cage to itself; the next one is made ready in the meantime. */
export const makeExerciseRunner = (exercise: RunnableExercise): ExerciseRunner => {
  const { kind, tests } = exercise
  let next: Promise<FreshCage> | undefined
  let isDisposed = false
  const open = async (): Promise<FreshCage> => {
    if (kind === 'html') throw new Error('Markup has no runner of its own.')
    const cage = openFreshCage({
      page: 'code',
      opening: await openingFor(kind),
      silentMs: runnerParts[kind].silentMs,
    })
    if (isDisposed) cage.remove()
    return cage
  }
  const spare = () => {
    next ??= open()
    next.catch(() => {
      next = undefined
    })
    return next
  }
  return {
    prepare: async () => {
      if (kind !== 'html') await (await spare()).ready
    },
    run: async (code) => {
      if (kind === 'html') return runMarkup(exercise, code)
      const cage = await spare()
      next = undefined
      await cage.ready.catch((error: unknown) => {
        cage.remove()
        throw error
      })
      const run = await cage.run(workFor(exercise, { code, tests }))
      if (!isDisposed) void spare()
      return finish(judge(tests, run), run.problem)
    },
    dispose: () => {
      isDisposed = true
      void next?.then((cage) => cage.remove()).catch(() => {})
      next = undefined
    },
  }
}
