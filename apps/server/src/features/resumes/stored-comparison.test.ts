import type { Resume, ResumeComparison, UnderstoodResume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { waitForCompleted } from '../../testing/factories.ts'
import { listVersions, makePersonWithResume, optimize } from '../../testing/resume-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A person with two versions; the second lacks part of the first. */
const makeTwo = async () => {
  const { client, resume } = await makePersonWithResume(app)
  await optimize(client, { id: resume.id, feedback: 'Leave out Splunk. Put education first.' })
  return { client, older: resume, newer: await waitForCompleted(client) }
}

const stored = async (client: Client, { id }: Resume) =>
  (await client.send<Resume>('GET', `/api/resumes/${id}/evidence`)).json.comparisonResult

const compared = async (client: Client, [a, b]: [Resume, Resume]) => {
  const { json } = await client.send<ResumeComparison>('GET', `/api/resumes/${a.id}/compare/${b.id}`)
  const { skillsAdded, skillsRemoved, contentChanges, olderId } = json
  return { skillsAdded, skillsRemoved, contentChanges, olderId }
}

test('a completed version stores what changed since the previous one, as comparing the two shows', async () => {
  const { client, older, newer } = await makeTwo()
  expect(older.comparisonResult).toBeNull()
  expect(newer.comparisonResult).toEqual(await compared(client, [older, newer]))
  expect(newer.comparisonResult?.skillsRemoved).toEqual(['Splunk'])
  expect(newer.comparisonResult?.contentChanges.length).toBeGreaterThan(0)
})

test('the list has it on the first row only', async () => {
  const { client, older, newer } = await makeTwo()
  const { json: third } = await client.send<Resume>('POST', `/api/resumes/${older.id}/restore`)
  expect(third.comparisonResult?.skillsAdded).toEqual(['Splunk'])
  expect(third.comparisonResult?.olderId).toBe(newer.id)
  const listed = (await listVersions(client)).map(({ comparisonResult }) => comparisonResult)
  expect(listed).toEqual([third.comparisonResult, null, null])
  expect(await stored(client, newer)).toEqual(newer.comparisonResult)
})

test('it follows the corrections of a sitting', async () => {
  const { client, newer } = await makeTwo()
  const correct = async ({ id }: Resume, name: string) => {
    const path = `/api/resumes/${id}/understood`
    const { document } = (await client.send<UnderstoodResume>('GET', path)).json
    const corrected = { ...document, basics: { ...document.basics, name } }
    return (await client.send<Resume>('PUT', path, { json: { document: corrected } })).json
  }
  const third = await correct(newer, 'Maya Q. Okafor')
  const first = await stored(client, third)
  expect(await correct(third, 'Maya Quinn Okafor')).toMatchObject({ id: third.id })
  const now = await stored(client, third)
  expect(now).not.toEqual(first)
  expect(now).toEqual(await compared(client, [newer, third]))
})

test('it keeps nothing of a deleted version', async () => {
  const { client, older, newer } = await makeTwo()
  await client.send('DELETE', `/api/resumes/${older.id}`)
  expect(await stored(client, newer)).toBeNull()
})
