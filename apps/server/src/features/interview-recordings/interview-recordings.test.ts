import type { WholeAnswer } from '@nextrung/contract/interview-history'
import {
  type RecordingOverview,
  recordingConsent,
  recordingLimits,
} from '@nextrung/contract/interview-recordings'
import type { MockState } from '@nextrung/contract/mock-interviews'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { loadQuestions, sendInterviewAnswer, startSession } from '../../testing/interview-calls.ts'
import { importResume } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Overview = RecordingOverview & { error: string; code: string }

const path = '/api/interview-recordings'
const webm = [0x1a, 0x45, 0xdf, 0xa3]
const soundOf = (bytes: number, beginning: readonly number[] = webm) => {
  const content = new Uint8Array(bytes)
  content.set(beginning)
  return content
}

const agree = (client: Client, version: number = recordingConsent.version) =>
  client.send<Overview>('PUT', `${path}/consent`, { json: { version } })
const withdraw = (client: Client) => client.send<Overview>('DELETE', `${path}/consent`)
const record = (client: Client, content = soundOf(100), responseId?: number) => {
  const form = new FormData()
  form.set('question', 'Why this database?')
  form.set('seconds', '42')
  if (responseId !== undefined) form.set('responseId', String(responseId))
  form.set('file', new Blob([content]), 'answer.webm')
  return client.send<Overview>('POST', path, { form })
}

test('nothing is kept without the consent', async () => {
  const { client } = await makePerson(app)
  const { status, json } = await record(client)
  expect({ status, code: json.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
  expect((await client.send<Overview>('GET', path)).json).toEqual({
    consentedAt: null,
    recordings: [],
    usedBytes: 0,
  })
})

test('with the consent a recording can be played and deleted', async () => {
  const { client } = await makePerson(app)
  expect((await agree(client)).json.consentedAt).not.toBeNull()
  const { json } = await record(client)
  expect(json).toMatchObject({
    recordings: [{ question: 'Why this database?', mediaType: 'audio/webm', sizeBytes: 100, seconds: 42 }],
    usedBytes: 100,
  })
  const id = json.recordings[0]?.id
  const sound = await client.fetch('GET', `${path}/${id}/sound`)
  expect(sound.headers.get('content-type')).toBe('audio/webm')
  expect(sound.headers.get('cache-control')).toBe('no-store')
  expect(new Uint8Array(await sound.arrayBuffer())).toEqual(soundOf(100))
  expect((await client.send<Overview>('DELETE', `${path}/${id}`)).json.recordings).toEqual([])
})

test('withdrawing the consent deletes every recording, and its time stays on record', async () => {
  const { client, user } = await makePerson(app)
  await agree(client)
  await record(client)
  expect((await withdraw(client)).json).toEqual({ consentedAt: null, recordings: [], usedBytes: 0 })
  expect((await record(client)).status).toBe(403)
  const found = await app.services.db.execute(
    sql`select text_version, withdrawn_at from consents join users on users.id = user_id where uid = ${user.uid}`,
  )
  const { rows } = found as unknown as { rows: { text_version: number; withdrawn_at: unknown }[] }
  expect(rows).toHaveLength(1)
  expect(rows[0]?.withdrawn_at).not.toBeNull()
  expect((await withdraw(client)).status).toBe(200)
})

test('a consent to another text than the current one is not taken', async () => {
  const { client } = await makePerson(app)
  const { status, json } = await agree(client, recordingConsent.version + 1)
  expect(status).toBe(409)
  expect(json.error).toContain('This text has changed')
})

test.each([
  ['is no sound', soundOf(100, [0x3c, 0x68, 0x74, 0x6d]), 415],
  ['is too large', soundOf(recordingLimits.bytes + 1), 413],
])('a file that %s is refused', async (_, content, status) => {
  const { client } = await makePerson(app)
  await agree(client)
  expect((await record(client, content)).status).toBe(status)
})

test('there is room for so much sound of one person', async () => {
  const { client } = await makePerson(app)
  await agree(client)
  const { id } = (await record(client)).json.recordings[0] ?? {}
  await app.services.db.execute(
    sql`update interview_recordings set size_bytes = ${recordingLimits.allBytes - 100} where id = ${id}`,
  )
  expect((await record(client, soundOf(100))).status).toBe(200)
  const full = await record(client, soundOf(101))
  expect(full.status).toBe(409)
  expect(full.json.error).toContain('Delete some and try again')
})

test('a recording belongs to its person', async () => {
  const { client } = await makePerson(app)
  const { client: other } = await makePerson(app)
  await agree(client)
  const id = (await record(client)).json.recordings[0]?.id
  expect((await other.send('GET', `${path}/${id}/sound`)).status).toBe(404)
  expect((await other.send('DELETE', `${path}/${id}`)).status).toBe(404)
})

describe('a recording of an answer in a mock interview', () => {
  const attach = (client: Client, { id, mockAnswerId }: { id: number | undefined; mockAnswerId: unknown }) =>
    client.send<Overview>('PUT', `${path}/${id}/answer`, { json: { mockAnswerId } })
  /** Answers the first question, which is about the person's resume. */
  const answerOnResume = async (client: Client): Promise<MockState> => {
    await importResume(client, 'recordings')
    const choices = { role: 'Data Engineer', difficulty: 'beginner', minutes: 15, withResume: true }
    const { json } = await client.send<MockState>('POST', '/api/mock-interviews', { json: choices })
    expect(json.current?.isFromResume).toBe(true)
    const reply = {
      place: 0,
      isFollowUp: false,
      answer: 'I measured the run for two weeks before and after.',
    }
    return (await client.send<MockState>('POST', mockPath(json, 'answer'), { json: reply })).json
  }
  const mockPath = ({ interview }: MockState, verb: string) => `/api/mock-interviews/${interview.id}/${verb}`

  test('on the resume belongs to that answer, and goes with the interview', async () => {
    const { client } = await makePerson(app)
    const { client: other } = await makePerson(app)
    await agree(client)
    await agree(other)
    const answered = await answerOnResume(client)
    expect(answered.lastResponseId).toBeNull()
    const mockAnswerId = answered.lastAnswerId
    const foreign = (await record(other)).json.recordings[0]?.id
    expect((await attach(other, { id: foreign, mockAnswerId })).status).toBe(404)
    const id = (await record(client)).json.recordings[0]?.id
    const attached = await attach(client, { id, mockAnswerId })
    expect(attached.json.recordings).toMatchObject([{ id, mockAnswerId, responseId: null }])
    expect((await attach(client, { id, mockAnswerId })).status).toBe(200)
    const second = (await record(client, soundOf(101))).json.recordings[0]?.id
    expect((await attach(client, { id: second, mockAnswerId })).status).toBe(409)
    const { json } = await client.send<MockState>('POST', mockPath(answered, 'finish'))
    expect(json.answers?.[0]).toMatchObject({ isFromResume: true, answerId: mockAnswerId })
    expect(json.answers?.[1]?.answerId).toBeNull()
    await client.send('DELETE', `/api/mock-interviews/${answered.interview.id}`)
    expect((await client.send<Overview>('GET', path)).json.recordings.map((one) => one.id)).toEqual([second])
  })
})

describe('a recording of a stored answer', () => {
  const answerOf = async (client: Client): Promise<number> => {
    const { json: questions } = await loadQuestions(client)
    const { json: session } = await startSession(client)
    const { json } = await sendInterviewAnswer(client, {
      sessionId: session.id,
      questionId: questions[0]?.id,
      answer: 'I would compare the row counts of both sides first.',
    })
    return json.feedback.responseId ?? 0
  }
  const audioOf = async (client: Client, id: number) =>
    (await client.send<WholeAnswer>('GET', `/api/interview/answers/${id}`)).json.audioUrl
  const attach = (client: Client, { id, responseId }: { id: number | undefined; responseId: number }) =>
    client.send<Overview>('PUT', `${path}/${id}/answer`, { json: { responseId } })

  test('is played with it, and clears it when deleted', async () => {
    const { client } = await makePerson(app)
    await agree(client)
    const responseId = await answerOf(client)
    expect(await audioOf(client, responseId)).toBeNull()
    const { json } = await record(client, soundOf(100), responseId)
    expect(json.recordings[0]).toMatchObject({ responseId })
    const url = await audioOf(client, responseId)
    expect(url).toBe(`${path}/${json.recordings[0]?.id}/sound`)
    expect((await client.fetch('GET', url ?? '')).status).toBe(200)
    await client.send('DELETE', `${path}/${json.recordings[0]?.id}`)
    expect(await audioOf(client, responseId)).toBeNull()
  })

  test('can be made its sound after the answer was sent, and no other one’s', async () => {
    const { client } = await makePerson(app)
    await agree(client)
    const id = (await record(client)).json.recordings[0]?.id
    const responseId = await answerOf(client)
    expect((await attach(client, { id, responseId })).status).toBe(200)
    expect((await attach(client, { id, responseId })).status).toBe(200)
    expect(await audioOf(client, responseId)).toBe(`${path}/${id}/sound`)
    expect((await attach(client, { id, responseId: await answerOf(client) })).status).toBe(409)
    expect((await record(client, soundOf(101), responseId)).status).toBe(409)
    expect((await client.send<Overview>('GET', path)).json.recordings).toHaveLength(1)
  })

  test('goes when the answer or the consent does', async () => {
    const { client } = await makePerson(app)
    await agree(client)
    const responseId = await answerOf(client)
    await record(client, soundOf(100), responseId)
    await client.send('DELETE', `/api/interview/answers/${responseId}`)
    expect((await client.send<Overview>('GET', path)).json.recordings).toEqual([])
    const other = await answerOf(client)
    await record(client, soundOf(102), other)
    await withdraw(client)
    expect(await audioOf(client, other)).toBeNull()
  })

  test('belongs to an answer of the same person only', async () => {
    const { client } = await makePerson(app)
    const { client: other } = await makePerson(app)
    await agree(client)
    const foreign = await answerOf(other)
    expect((await record(client, soundOf(100), foreign)).status).toBe(404)
    const id = (await record(client, soundOf(103))).json.recordings[0]?.id
    expect((await attach(client, { id, responseId: foreign })).status).toBe(404)
    expect((await attach(other, { id, responseId: foreign })).status).toBe(404)
    expect(await audioOf(other, foreign)).toBeNull()
  })
})
