import type { AttemptRecord, Exercise, ExerciseSummary } from '@nextrung/contract/exercises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listShownSkills } from './exercises.public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Failure = { error: string; code: string }

const sqlExercise = 'sql-unassigned-tickets'
const yamlExercise = 'yaml-types-that-surprise'
const rightYaml = 'version: "1.10"\nanswer: "true"\ntime: "12:30"\nnote: ""\n'

const list = (client: Client) => client.send<{ exercises: ExerciseSummary[] }>('GET', '/api/exercises')
const open = (client: Client, id: string) => client.send<Exercise & Failure>('GET', `/api/exercises/${id}`)
const attempt = (client: Client, id: string, json: object) =>
  client.send<AttemptRecord & Failure>('POST', `/api/exercises/${id}/attempts`, { json })
const hint = (client: Client, id: string, number: number) =>
  client.send<{ hints: string[] } & Failure>('POST', `/api/exercises/${id}/hints`, { json: { hint: number } })
const solve = (client: Client, id: string) =>
  client.send<{ solution: string } & Failure>('POST', `/api/exercises/${id}/solution`)

test('an exercise comes without the hints and the solution', async () => {
  const { client } = await makePerson(app)
  const { status, json } = await open(client, sqlExercise)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    hints: [],
    hintCount: 3,
    solution: null,
    state: { attempts: 0, passedAt: null },
  })
  expect(json.tests.some(({ isHidden }) => isHidden)).toBe(true)
  expect((await open(client, 'no-such-exercise')).json.error).toContain('This exercise was not found.')
})

test('a pass in the browser counts as that, is kept, and shows the skill', async () => {
  const { client, user } = await makePerson(app)
  const { json } = await attempt(client, sqlExercise, { code: 'SELECT 1', passed: true })
  expect(json).toMatchObject({
    passed: true,
    checkedBy: 'browser',
    state: { attempts: 1, countsAsShown: true },
  })
  await attempt(client, sqlExercise, { code: 'SELECT 2', passed: false })
  const listed = (await list(client)).json.exercises.find(({ id }) => id === sqlExercise)
  expect(listed?.state).toMatchObject({ attempts: 2, checkedBy: 'browser', passedAt: json.state.passedAt })
  const found = await app.services.db.execute(sql`select id from users where uid = ${user.uid}`)
  const { id } = (found as unknown as { rows: { id: number }[] }).rows[0] ?? { id: 0 }
  expect(await listShownSkills(app.services, id)).toEqual([
    {
      skill: 'SQL',
      kind: 'exercise',
      id: sqlExercise,
      title: 'Tickets that nobody has taken',
      shownOn: new Date(json.state.passedAt ?? ''),
      checkedBy: 'browser',
    },
  ])
  expect(await listShownSkills(app.services, id + 1000)).toEqual([])
})

describe('what the server checks', () => {
  test('passes by its own verdict, whatever the browser says', async () => {
    const { client } = await makePerson(app)
    const lie = await attempt(client, yamlExercise, { code: 'version: 1.10', passed: true })
    expect(lie.json).toMatchObject({ passed: false, checkedBy: 'server', state: { passedAt: null } })
    expect(lie.json.outcomes.map(({ passed }) => passed)).toContain(false)
    const right = await attempt(client, yamlExercise, { code: rightYaml, passed: false })
    expect(right.json).toMatchObject({ passed: true, checkedBy: 'server', problem: null })
    expect(right.json.state).toMatchObject({ checkedBy: 'server', countsAsShown: true })
  })

  test('says why it cannot be read', async () => {
    const { client } = await makePerson(app)
    const { json } = await attempt(client, yamlExercise, { code: 'a: [', passed: false })
    expect(json).toMatchObject({ passed: false, outcomes: [] })
    expect(json.problem).toContain('line 1')
  })

  test('is stopped when it takes too long, and the server goes on', async () => {
    const { client } = await makePerson(app)
    const slow = attempt(client, 'regex-no-endless-search', { code: '^(([a-z]+)+,?)+$', passed: true })
    expect((await list(client)).status).toBe(200)
    const { status, json } = await slow
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(json.error).toContain('takes too long')
  })
})

describe('hints and the solution', () => {
  test('come one after the other', async () => {
    const { client } = await makePerson(app)
    expect((await hint(client, sqlExercise, 2)).json).toMatchObject({
      error: 'Take hint 1 first.',
      code: 'CONFLICT',
    })
    expect((await hint(client, sqlExercise, 1)).json.hints).toHaveLength(1)
    expect((await hint(client, sqlExercise, 1)).json.hints).toHaveLength(1)
    expect((await hint(client, sqlExercise, 2)).json.hints).toHaveLength(2)
    expect((await open(client, sqlExercise)).json.hints).toHaveLength(2)
    expect((await hint(client, sqlExercise, 4)).status).toBe(400)
  })

  test('need an honest try: a failed run with changed code', async () => {
    const { client } = await makePerson(app)
    expect((await solve(client, sqlExercise)).status).toBe(409)
    const { starter } = (await open(client, sqlExercise)).json
    await attempt(client, sqlExercise, { code: ` ${starter}\n\n`, passed: false })
    expect((await solve(client, sqlExercise)).json.error).toContain('Try it yourself first')
    await attempt(client, sqlExercise, { code: 'SELECT 1', passed: false })
    expect((await solve(client, sqlExercise)).json.solution).toContain('IS NULL')
    expect((await open(client, sqlExercise)).json.solution).toContain('IS NULL')
  })

  test('a pass after the solution is kept, but shows no skill', async () => {
    const { client } = await makePerson(app)
    await attempt(client, sqlExercise, { code: 'SELECT 1', passed: false })
    await solve(client, sqlExercise)
    const { json } = await attempt(client, sqlExercise, { code: 'SELECT 2', passed: true })
    expect(json.state).toMatchObject({ countsAsShown: false, hasSeenSolution: true })
    expect(json.state.passedAt).not.toBeNull()
  })
})

describe('bad input', () => {
  test('code that is too long is refused with a sentence', async () => {
    const { client } = await makePerson(app)
    const long = await attempt(client, sqlExercise, { code: 'x'.repeat(100_001), passed: false })
    expect(long).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('at most 100,000 characters') },
    })
    const huge = await attempt(client, sqlExercise, { code: 'x'.repeat(1_100_000), passed: false })
    expect(huge).toMatchObject({ status: 413, json: { error: expect.stringContaining('too large') } })
    const pattern = await attempt(client, yamlExercise, { code: 'x'.repeat(20_001), passed: false })
    expect(pattern.json.error).toContain('at most 20,000 characters')
    expect((await open(client, sqlExercise)).json.state.attempts).toBe(0)
  })

  test('markup in code is data like any other', async () => {
    const { client } = await makePerson(app)
    const code = '<script>alert(1)</script>\u0000'
    expect((await attempt(client, sqlExercise, { code, passed: true })).status).toBeLessThan(500)
  })

  test('runs faster than anyone can make are refused for a minute', async () => {
    const { client } = await makePerson(app)
    await attempt(client, sqlExercise, { code: 'SELECT 1', passed: false })
    await app.services.db.execute(sql`update exercise_progress set runs_this_minute = 120`)
    const { status, json } = await attempt(client, 'sql-tickets-per-agent', {
      code: 'SELECT 1',
      passed: false,
    })
    expect({ status, code: json.code }).toEqual({ status: 429, code: 'TOO_MANY_TRIES' })
  })

  test('a clock that was set back neither locks anyone out nor moves a pass', async () => {
    const { client } = await makePerson(app)
    const first = await attempt(client, sqlExercise, { code: 'SELECT 1', passed: true })
    await app.services.db.execute(
      sql`update exercise_progress set minute_started_at = now() + interval '1 day', runs_this_minute = 120`,
    )
    const second = await attempt(client, sqlExercise, { code: 'SELECT 2', passed: true })
    expect(second).toMatchObject({ status: 200, json: { state: { passedAt: first.json.state.passedAt } } })
  })

  test('an exercise that was withdrawn stays on the list of the one who passed it', async () => {
    const { client } = await makePerson(app)
    await attempt(client, sqlExercise, { code: 'SELECT 1', passed: true })
    await app.services.db.execute(
      sql`update exercise_progress set exercise_id = 'gone' where passed_code = 'SELECT 1' and exercise_id = ${sqlExercise}`,
    )
    expect((await list(client)).json.exercises.find(({ id }) => id === 'gone')).toMatchObject({
      isWithdrawn: true,
      title: 'Tickets that nobody has taken',
      kind: 'sql',
    })
    expect((await open(client, 'gone')).status).toBe(404)
  })

  test('two tabs count their runs together', async () => {
    const { client } = await makePerson(app)
    await Promise.all(
      [1, 2, 3].map((number) => attempt(client, sqlExercise, { code: `SELECT ${number}`, passed: false })),
    )
    expect((await open(client, sqlExercise)).json.state.attempts).toBe(3)
  })
})
