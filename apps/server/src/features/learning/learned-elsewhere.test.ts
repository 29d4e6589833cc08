import type { CareerStory } from '@nextrung/contract/career-story'
import type { Resume } from '@nextrung/contract/resumes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const course = 'coursera-assets-threats-and-vulnerabilities'
const title = 'Assets, Threats, and Vulnerabilities'

const finish = async (client: Client) =>
  client.send('PUT', `/api/learning-path/enrollments/${course}`, { json: { progress: 100 } })

const requiredOf = ({ score }: Resume) => score?.parts?.find(({ name }) => name === 'Required skills')

test('a finished course counts half in the score of the next resume, and never gets into the resume', async () => {
  const { client } = await makePerson(app)
  await makeResume(client)
  const before = await waitForCompleted(client)
  expect((await finish(client)).status).toBe(200)
  await makeResume(client, 'Later')
  const after = await waitForCompleted(client)
  expect(requiredOf(after)?.points).toBeGreaterThan(requiredOf(before)?.points ?? 0)
  expect(requiredOf(after)?.explanation).toContain(`Threat Modeling (3) with “${title}”`)
  expect(before.optimizedContent).toContain('Active Directory')
  expect(after.optimizedContent).not.toContain('Threat')
  expect(JSON.stringify(after.document)).not.toContain('Threat')
})

test('a story names a finished course as a course', async () => {
  const { client } = await makePerson(app)
  const write = async () => {
    const { status, json } = await client.send<CareerStory>('POST', '/api/career-story', {
      json: { targetRole: 'Security Engineer', currentSkills: ['Linux'], completedCourses: [] },
    })
    expect(status).toBe(200)
    return json.milestones
  }
  expect(await write()).not.toContain(`Course: ${title}`)
  await finish(client)
  expect(await write()).toContain(`Course: ${title}`)
})
