import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type {
  ExerciseRun,
  RunnableExercise,
} from '../apps/web/src/features/exercises/running/exercise-runner.ts'
import type { ExerciseKind, ExerciseTest } from '../packages/contract/src/exercises.ts'
import { loadRunner, runInPage } from './exercise-runner.ts'
import { newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

export const secret = 'the-answer-nobody-tells'

/** A test that only code which knows the secret could pass. */
export const unpassable: ExerciseTest = {
  name: 'asks for what nobody can know',
  isHidden: true,
  probe: 'answer()',
  compare: 'equal',
  expected: JSON.stringify(secret),
}

export const exercise = (kind: ExerciseKind, given: Partial<RunnableExercise> = {}): RunnableExercise => ({
  kind,
  schema: null,
  flags: null,
  tests: [unpassable],
  ...given,
})

export const asking = (probe: string, given: Partial<ExerciseTest> = {}): Partial<RunnableExercise> => ({
  tests: [{ ...unpassable, probe, ...given }],
})

export let page: Page
/** A server that nothing may reach, and what reached it. */
export let evil = ''
let arrived: string[] = []
/** What our own server was asked for, runners apart, and answered. */
let answered: string[] = []

const evilServer = createServer((request, response) => {
  arrived.push(request.url ?? '')
  response.end()
})

/** Signs in one person with something to steal, for all attacks of a file. */
export const prepareAttacks = () => {
  test.beforeAll(async ({ browser }) => {
    evilServer.listen(0, '127.0.0.1')
    await once(evilServer, 'listening')
    evil = `http://127.0.0.1:${(evilServer.address() as AddressInfo).port}`
    page = await (await browser.newContext()).newPage()
    await signUp(page, newPerson())
    await page.evaluate(() => localStorage.setItem('stolen', 'mine'))
    await page.context().addCookies([{ name: 'stolen', value: 'mine', url: page.url() }])
    await loadRunner(page)
    page.on('response', (response) => {
      if (!/\/exercise-cages\/|^blob:/.test(response.url())) answered.push(response.url())
    })
  })

  test.afterAll(async () => {
    await page.context().close()
    evilServer.close()
  })

  test.beforeEach(() => {
    arrived = []
    answered = []
  })
}

export const run = async (work: RunnableExercise, code: string): Promise<ExerciseRun> => {
  const [only] = await runInPage(page, { exercise: work, codes: [code] })
  if (!only) throw new Error('Nothing ran.')
  return only
}

/** What an attack got hold of: what its test's expression gave. */
export const got = async (work: RunnableExercise, code: string): Promise<unknown> => {
  const { results } = await run(work, code)
  const text = results[0]?.got
  return typeof text === 'string' ? JSON.parse(text) : results[0]?.error
}

/** Whatever got out. */
export const leaks = () => [...arrived, ...answered]

/** Runs code and notices for how long the page could not do anything else. */
const runWatched = async (work: RunnableExercise, code: string) => {
  await page.evaluate(() => {
    const watch = globalThis as unknown as { longestGap: number }
    watch.longestGap = 0
    let last = performance.now()
    setInterval(() => {
      watch.longestGap = Math.max(watch.longestGap, performance.now() - last)
      last = performance.now()
    }, 20)
  })
  const result = await run(work, code)
  const gap = await page.evaluate(() => (globalThis as unknown as { longestGap: number }).longestGap)
  return { result, gap }
}

// A busy machine may pause any page for a moment. Code that hangs is stopped after three seconds at the earliest.
const blockedMs = 2500

export const expectStopped = async (work: RunnableExercise, code: string) => {
  const { result, gap } = await runWatched(work, code)
  expect(result.passed).toBe(false)
  expect(result.results[0]?.status).not.toBe('passed')
  expect(gap).toBeLessThan(blockedMs)
  expect(await page.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0)
}
