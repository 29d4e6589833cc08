import { loadSql, openDatabase } from '../apps/web/src/features/exercises/runners/run-sql.ts'
import type { RunnableExercise } from '../apps/web/src/features/exercises/running/exercise-runner.ts'
import { judgeTest } from '../packages/contract/src/exercise-verdict.ts'
import type { ExerciseKind } from '../packages/contract/src/exercises.ts'
import {
  listOfferedExercises,
  type OfferedExercise,
} from '../packages/engine/src/exercises/offered-exercises.ts'
import { loadRunner, runInPage } from './exercise-runner.ts'
import { expect, test } from './testing.ts'

const ofKind = (...kinds: ExerciseKind[]) => listOfferedExercises().filter(({ kind }) => kinds.includes(kind))

/** The names of the tests that code does not pass, with what they got. */
type Failed = { test: string | undefined; got: string }[]

const runnable = ({ kind, schema, flags, tests }: OfferedExercise): RunnableExercise => ({
  kind,
  schema: schema ?? null,
  flags: flags ?? null,
  tests,
})

for (const kind of ['javascript', 'typescript', 'python', 'html'] as const)
  test(`Every ${kind} exercise is passed by its solution and not by its starter`, async ({ page }) => {
    await page.goto('/sign-in')
    await loadRunner(page)
    for (const exercise of ofKind(kind)) {
      const codes = [exercise.solution, exercise.starter]
      const [solution, starter] = await runInPage(page, { exercise: runnable(exercise), codes })
      const failed = solution?.results.flatMap(({ status, got, error }, at) =>
        status === 'passed' ? [] : [{ test: exercise.tests[at]?.name, got: `${status} ${got} ${error}` }],
      )
      expect({ failed, problem: solution?.problem }, exercise.id).toEqual({ failed: [], problem: undefined })
      expect(starter?.passed, `${exercise.id}: starter`).toBe(false)
    }
  })

test('Every SQL exercise is passed by its solution and not by its starter', async () => {
  const database = await openDatabase()
  const failures = async ({ schema = '', tests }: OfferedExercise, code: string): Promise<Failed> => {
    const failed: Failed = []
    const probe = await loadSql(database, { code, schema })
    for (const one of tests) {
      const got = await Promise.resolve(probe({ setup: one.setup ?? '', probe: one.probe })).catch(String)
      if (!judgeTest(one, got ?? null).passed) failed.push({ test: one.name, got: got ?? 'nothing' })
    }
    return failed
  }
  for (const exercise of ofKind('sql')) {
    expect(await failures(exercise, exercise.solution), exercise.id).toEqual([])
    expect(await failures(exercise, exercise.starter), `${exercise.id}: starter`).not.toEqual([])
  }
  await database.close()
})

test('The regular expression that never ends is stopped, and its solution is not', async ({ page }) => {
  await page.goto('/sign-in')
  await loadRunner(page)
  const exercise = ofKind('regex').find(({ id }) => id === 'regex-no-endless-search')
  if (!exercise) throw new Error('The exercise is gone.')
  const codes = [exercise.starter, exercise.solution]
  const [starter, solution] = await runInPage(page, { exercise: runnable(exercise), codes })
  expect(starter?.passed).toBe(false)
  expect(starter?.results.some(({ status }) => status === 'hung')).toBe(true)
  expect(solution?.passed).toBe(true)
})
