import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../apps/server/src/testing/client.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { at, median, ms } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { withDataFolder, withProgram } from './program.ts'

const runs = 40
const aimMs = 60
// One call after another, as a person makes them.
const pauseMs = 20

type Measured = {
  method: string
  path: string
  body?: object
  /** Makes what the call needs, and its body. */
  prepare?: (client: Client) => Promise<object>
}

/** An answer of ordinary length to the first question of a set. */
const interviewAnswer = async (client: Client): Promise<object> => {
  const { json: questions } = await client.send<{ id: number }[]>('GET', `/api/interview/${role}/technical`)
  const { json: session } = await client.send<{ id: number }>('POST', '/api/interview/start', {
    json: {
      userId: 1,
      roleTitle: 'Backend Developer',
      scenarioType: 'technical',
      difficultyLevel: 'intermediate',
    },
  })
  const sentence = 'I would first measure what is slow, then read the query plan and add an index. '
  return { sessionId: session.id, questionId: questions[0]?.id, answer: sentence.repeat(10) }
}

const role = encodeURIComponent('Backend Developer')

// Calls whose answer is worked out, one line each.
const calls: Measured[] = [
  { method: 'GET', path: `/api/career-analytics/${role}/United%20States` },
  { method: 'GET', path: `/api/career-analytics/opportunities/${role}` },
  { method: 'GET', path: `/api/career-analytics/pay/${role}` },
  { method: 'GET', path: `/api/career-analytics/own-skills/${role}` },
  { method: 'GET', path: '/api/career-path/visualization' },
  { method: 'GET', path: '/api/career-path/fit' },
  { method: 'POST', path: '/api/career-path/suggest', body: { currentRole: null, currentSkills: [] } },
  {
    method: 'POST',
    path: '/api/career-story',
    body: { currentSkills: [], targetRole: 'Backend Developer', completedCourses: [], yearsOfExperience: 0 },
  },
  {
    method: 'POST',
    path: '/api/learning-path/generate',
    body: { currentSkills: ['SQL'], requiredSkills: [], targetRole: 'Backend Developer', nextSteps: [] },
  },
  {
    method: 'POST',
    path: '/api/learning-path/challenges',
    body: { currentSkills: ['SQL'], targetRole: 'Backend Developer', completedCourses: [] },
  },
  { method: 'GET', path: `/api/interview/${role}/technical` },
  { method: 'POST', path: '/api/interview/answer', prepare: interviewAnswer },
]

const timeRuns = async (send: () => Promise<unknown>): Promise<number[]> => {
  await send()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now()
    await send()
    times.push(performance.now() - startedAt)
    await sleep(pauseMs)
  }
  return times
}

/** A route without session, rules or database that answers as many bytes. */
const timeBare = async (bytes: number): Promise<number> => {
  const script = join(import.meta.dirname, '../../apps/server/src/testing/bare-main.ts')
  const child = fork(script, [String(bytes)])
  try {
    const [port] = await once(child, 'message')
    return median(await timeRuns(async () => (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()))
  } finally {
    child.kill()
  }
}

const measureCall = async (
  client: Client,
  { method, path, prepare, ...given }: Measured,
): Promise<Figure> => {
  const body = prepare ? await prepare(client) : given.body
  const send = async () => {
    const answer = await client.send(method, path, body ? { json: body } : {})
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return answer.text.length
  }
  const bytes = await send()
  const times = await timeRuns(send)
  const middle = median(times)
  return {
    what: `${method} ${decodeURIComponent(path)}`,
    value: ms(middle),
    aim: `under ${aimMs} ms`,
    met: middle < aimMs,
    note: `9 of 10 within ${ms(at(times, 0.9))}; bare route ${ms(await timeBare(bytes))}`,
  }
}

export const workedOutCalls: Benchmark = {
  name: 'calls',
  title: 'Calls whose answer is worked out',
  minutes: 1,
  run: async (log) => {
    const file = await sampleFile()
    return withDataFolder((dataDir) =>
      withProgram({ env: { DATA_DIR: dataDir } }, async ({ url }) => {
        const { client } = await newPerson(url)
        await untilCompleted(client, await upload(client, file))
        const selection = { userType: 'professional', targetRole: 'Backend Developer' }
        await client.send('PUT', '/auth/selection', { json: selection })
        const figures: Figure[] = []
        for (const call of calls) {
          const figure = await measureCall(client, call)
          log(`${figure.what}: ${figure.value}`)
          figures.push(figure)
        }
        return figures
      }),
    )
  },
}
