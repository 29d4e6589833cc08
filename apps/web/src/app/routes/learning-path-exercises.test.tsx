// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  exerciseState,
  exerciseSummary,
  sampleExercise,
} from '../../features/exercises/testing/sample-exercise.ts'
import { plannedPath } from '../../features/learning-path/testing/sample-plan.ts'
import { calls as pathCalls } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

const calls = {
  list: 'GET /api/exercises',
  one: 'GET /api/exercises/count-rows',
  hint: 'POST /api/exercises/count-rows/hints',
  solution: 'POST /api/exercises/count-rows/solution',
} as const

const passed = exerciseState({
  attempts: 2,
  canSeeSolution: true,
  passedAt: '2026-11-20T10:00:00.000Z',
  checkedBy: 'browser',
  countsAsShown: true,
})

const open = (address: string, answers: Parameters<typeof startFakeServer>[0] = {}) => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'transitioner')
  const server = startFakeServer({
    ...signedIn(),
    [pathCalls.skills]: () => answer({ skills: ['SQL'] }),
    [pathCalls.required]: () => answer({ requiredSkills: ['SQL', 'Python'] }),
    [pathCalls.generate]: () => answer(plannedPath()),
    [pathCalls.challenges]: () => answer(specified.challenges),
    [calls.list]: () =>
      answer({
        exercises: [
          exerciseSummary(),
          exerciseSummary({ id: 'b', title: 'Join <b>them</b>', kind: 'python', state: passed }),
          exerciseSummary({ id: 'c', title: 'Gone', kind: 'python', isWithdrawn: true, state: passed }),
        ],
      }),
    [calls.one]: () => answer(sampleExercise()),
    // What runs the code cannot start here; the screen must do without it.
    'GET /exercise-cages/sql-runner.js': () => refusal(404, 'NOT_FOUND'),
    'GET /exercise-cages/pglite.wasm': () => refusal(404, 'NOT_FOUND'),
    'GET /exercise-cages/pglite.data': () => refusal(404, 'NOT_FOUND'),
    'GET /exercise-cages/initdb.wasm': () => refusal(404, 'NOT_FOUND'),
    ...answers,
  })
  showApp(address)
  return server
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const exercise = '/learning-path?panel=exercise&id=count-rows'

test('the exercises load only when they are opened, by language', async () => {
  const server = open('/learning-path')
  const entry = await screen.findByRole('button', { name: 'Do an exercise' })
  expect(server.sentTo(calls.list)).toHaveLength(0)
  await userEvent.click(entry)
  const panel = await screen.findByRole('dialog', { name: 'Exercises' })
  expect(await within(panel).findByRole('button', { name: /^Count the rows/ })).toBeTruthy()
  expect(location.search).toBe('?panel=exercises')
})

test('what was passed stays on the list with its date, also when it is no longer offered', async () => {
  open('/learning-path?panel=exercises')
  await userEvent.click(await screen.findByRole('radio', { name: 'Passed' }))
  expect(screen.getByRole('button', { name: /^Join <b>them<\/b>.*Passed 20 Nov 2026$/ })).toBeTruthy()
  expect(screen.getByText('Gone')).toBeTruthy()
  expect(screen.getByText('No longer offered')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Gone/ })).toBeNull()
})

test('a search finds an exercise by its skill and says when there is none', async () => {
  open('/learning-path?panel=exercises')
  const search = await screen.findByRole('searchbox', { name: 'Find an exercise or a skill' })
  await userEvent.type(search, 'sql')
  expect(await screen.findByRole('button', { name: /^Count the rows/ })).toBeTruthy()
  await userEvent.type(search, ' cobol')
  expect(await screen.findByText('No exercise matches. Try another word.')).toBeTruthy()
})

test('hints come one by one, and the solution only after a try', async () => {
  const hints = ['Use `count(*)`.', 'From `orders`.']
  const server = open(exercise, {
    [calls.hint]: ({ body }) => {
      const { hint } = body as { hint: number }
      return answer({ hints: hints.slice(0, hint), state: exerciseState({ hintsTaken: hint }) })
    },
  })
  await press('Show hint 1 of 3')
  expect(await screen.findByText('count(*)')).toBeTruthy()
  await press('Show hint 2 of 3')
  await waitFor(() =>
    expect(server.sentTo(calls.hint).map(({ body }) => body)).toEqual([{ hint: 1 }, { hint: 2 }]),
  )
  expect(screen.queryByRole('button', { name: 'Show a solution' })).toBeNull()
  expect(screen.getByText(/^You can see one after you have changed the code/)).toBeTruthy()
})

test('before a pass, the solution is shown only to those who accept what that costs', async () => {
  const tried = exerciseState({ attempts: 1, canSeeSolution: true })
  const server = open(exercise, {
    [calls.one]: () => answer(sampleExercise({ state: tried })),
    [calls.solution]: () =>
      answer({ solution: 'SELECT count(*) FROM orders;', state: { ...tried, hasSeenSolution: true } }),
  })
  await press('Show a solution')
  expect(await screen.findByText(/your pass will not count/)).toBeTruthy()
  expect(server.sentTo(calls.solution)).toHaveLength(0)
  await press('Show it anyway')
  expect(await screen.findByText('SELECT count(*) FROM orders;')).toBeTruthy()
})

test('a pass says when and who checked it, and whether it counts', async () => {
  open(exercise, { [calls.one]: () => answer(sampleExercise({ state: passed })) })
  expect(await screen.findByText('Passed in your browser on 20 Nov 2026.')).toBeTruthy()
  expect(screen.getByText('It counts as a skill you have shown here.')).toBeTruthy()
})

test('if what runs the code cannot be loaded, the screen says so and sends nothing', async () => {
  const server = open(exercise)
  await press('Run the tests')
  expect(await screen.findByText(/^The code runner could not be loaded/)).toBeTruthy()
  expect(server.sentTo('POST /api/exercises/count-rows/attempts')).toHaveLength(0)
})

test('an exercise that is gone says so and leads back to the list', async () => {
  open(exercise, { [calls.one]: () => refusal(404, 'NOT_FOUND', { error: 'This exercise was not found.' }) })
  expect(await screen.findByText('This exercise was not found.')).toBeTruthy()
  await press('All exercises')
  expect(await screen.findByRole('button', { name: /^Count the rows/ })).toBeTruthy()
})

test('an exercise can be reported to the operator', async () => {
  const server = open(exercise, {
    'POST /api/task-reports': () => answer({ reportedAt: '2026-11-23T10:00:00.000Z' }),
  })
  await press('Report this exercise')
  await press('Send Report')
  expect(await screen.findByText('Thank you. This server’s operator will see your report.')).toBeTruthy()
  expect(server.sentTo('POST /api/task-reports')[0]?.body).toEqual({
    kind: 'exercise',
    id: 'count-rows',
    reason: 'wrong_check',
    note: '',
  })
})
