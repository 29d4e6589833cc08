import type { CareerStory } from '@nextrung/contract/career-story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const course = 'udemy-learn-docker'

test('a finished course counts in the score of the next resume and in a story, as a course', async () => {
  const { client } = await makePerson(app)
  await client.send('PUT', `/api/learning-path/enrollments/${course}`, { json: { progress: 100 } })
  await client.send('PUT', '/api/learning-path/enrollments/coursera-google-cybersecurity', {
    json: { progress: 100 },
  })
  await makeResume(client)
  const { score } = await waitForCompleted(client)
  const required = score?.parts?.find(({ name }) => name === 'Required skills')
  const { json: story } = await client.send<CareerStory>('POST', '/api/career-story/generate', {
    json: { targetRole: 'DevOps Engineer', currentSkills: [] },
  })
  expect(story.milestones.join('\n')).toMatch(/^Course: .*Docker/m)
  expect(required).toBeDefined()
})
