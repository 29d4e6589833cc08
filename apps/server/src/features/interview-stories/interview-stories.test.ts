import type { InterviewStory, StoryBank, StorySuggestion } from '@nextrung/contract/interview-stories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson } from '../../testing/factories.ts'
import { importResume } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Failure = { error: string; code: string }

const path = '/api/interview-stories'
const story = {
  title: 'The wrong index',
  situation: 'Orders took ten seconds to load.',
  task: 'I was on call.',
  action: 'I disagreed with adding servers and read the query plan.',
  result: '',
}

const add = (client: Client, given: object = {}) =>
  client.send<InterviewStory & Failure>('POST', path, { json: { ...story, ...given } })
const save = (client: Client, { id, updatedAt }: InterviewStory, given: object) =>
  client.send<InterviewStory & Failure>('PUT', `${path}/${id}`, {
    json: { ...story, ...given, basedOn: updatedAt },
  })
const bank = async (client: Client) => (await client.send<StoryBank>('GET', path)).json

test('a story says what it is about, asks for its empty parts, and closes a gap', async () => {
  const { client } = await makePerson(app)
  expect((await bank(client)).gaps.map(({ theme }) => theme)).toContain('conflict')
  const { status, json } = await add(client)
  expect(status).toBe(200)
  expect(json.themes).toContainEqual(expect.objectContaining({ id: 'conflict', words: 'disagreed' }))
  expect(Object.keys(json.questions)).toEqual(['result'])
  const after = await bank(client)
  expect(after.stories.map(({ title }) => title)).toEqual(['The wrong index'])
  expect(after.gaps.map(({ theme }) => theme)).not.toContain('conflict')
})

test('a story is found for the questions that it answers, with the reason', async () => {
  const { client } = await makePerson(app)
  await add(client)
  const asked = new URLSearchParams({
    question: 'Tell me about a decision you argued against.',
    tags: 'disagreement',
  })
  const { json } = await client.send<{ matches: { story: InterviewStory; reason: string }[] }>(
    'GET',
    `${path}/matches?${asked}`,
  )
  expect(json.matches).toHaveLength(1)
  expect(json.matches[0]?.reason).toContain('your story says “disagreed”')
})

test('a change based on an older version is refused and overwrites nothing', async () => {
  const { client } = await makePerson(app)
  const first = (await add(client)).json
  const changed = await save(client, first, { result: 'Two seconds.' })
  expect(changed.json).toMatchObject({ result: 'Two seconds.', questions: {} })
  expect((await save(client, first, { result: 'Two seconds.' })).status).toBe(200)
  const late = await save(client, first, { result: 'Something else.' })
  expect(late).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
  expect((await bank(client)).stories[0]?.result).toBe('Two seconds.')
})

test('a double click adds one story', async () => {
  const { client } = await makePerson(app)
  await Promise.all([add(client), add(client)])
  expect((await bank(client)).stories).toHaveLength(1)
})

test('lines of the resume become beginnings of stories, once', async () => {
  const { client } = await makePerson(app)
  type Suggested = { suggestions: StorySuggestion[]; hasResume: boolean }
  const suggest = async () => (await client.send<Suggested>('GET', `${path}/suggestions`)).json
  expect(await suggest()).toEqual({ suggestions: [], hasResume: false })
  await importResume(client, 'stories')
  const { suggestions } = await suggest()
  const [best] = suggestions
  if (!best) throw new Error('The sample resume has no line to tell.')
  expect(best.action + best.result).not.toBe('')
  expect(best.task).toBe('')
  const { title, situation, task, action, result, line } = best
  await add(client, { title, situation, task, action, result, resumeLine: line })
  expect((await suggest()).suggestions.map((one) => one.line)).not.toContain(line)
})

test.each([
  ['no title', { title: '  ' }, 'Give the story a title.'],
  [
    'a long part',
    { action: 'x'.repeat(4001) },
    'The action has at most 4,000 characters. Please shorten it.',
  ],
])('a story with %s is refused with a sentence', async (_, given, sentence) => {
  const { client } = await makePerson(app)
  expect(await add(client, given)).toMatchObject({ status: 400, json: { error: sentence } })
})

test('a story belongs to its person', async () => {
  const { client } = await makePerson(app)
  const { client: other } = await makePerson(app)
  const { json } = await add(client)
  expect((await save(other, json, { result: 'Mine now.' })).status).toBe(404)
  expect((await other.send('DELETE', `${path}/${json.id}`)).status).toBe(404)
  expect((await bank(other)).stories).toEqual([])
  expect((await client.send('DELETE', `${path}/${json.id}`)).status).toBe(200)
  expect((await bank(client)).stories).toEqual([])
})
