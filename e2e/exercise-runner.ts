import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import type {
  ExerciseRun,
  ExerciseRunner,
  RunnableExercise,
} from '../apps/web/src/features/exercises/running/exercise-runner.ts'

const entry = fileURLToPath(
  new URL('../apps/web/src/features/exercises/running/exercise-runner.ts', import.meta.url),
)

let bundled: Promise<string> | undefined

const bundle = async () => {
  const build = await rolldown({ input: entry, platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', name: 'exercises' })
  await build.close()
  return output[0].code
}

/** The application's own runner, in a page of the application. */
export const loadRunner = async (page: Page): Promise<void> => {
  bundled ??= bundle()
  await page.evaluate(`${await bundled}; globalThis.exercises = exercises`)
}

type Runners = { exercises: { makeExerciseRunner: (exercise: RunnableExercise) => ExerciseRunner } }
type Work = { exercise: RunnableExercise; codes: readonly string[] }

/** Runs an exercise's tests on each of these codes, one after the other. */
export const runInPage = (page: Page, work: Work): Promise<ExerciseRun[]> =>
  page.evaluate(async ({ exercise, codes }) => {
    const { makeExerciseRunner } = (globalThis as unknown as Runners).exercises
    const runner = makeExerciseRunner(exercise)
    const runs: ExerciseRun[] = []
    for (const code of codes) runs.push(await runner.run(code))
    runner.dispose()
    return runs
  }, work)
