import type { LearningPath } from '@nextrung/contract/learning-path'
import type { Resume } from '@nextrung/contract/resumes'
import type { UserSkills } from '@nextrung/contract/user-skills'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm, makePerson, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const barista = `Tessa Lindqvist
Barista
tessa.lindqvist@example.com | (919) 555-0117 | Raleigh, NC

Experience
Barista, Copper Kettle Coffee    Feb 2020 - Present
- Serve about 300 guests on a Saturday morning

Education
Riverside Community College, 2019

Courses
SQL for Beginners, Riverside Community College, 2025
`

test('one course is enough to start from: its skill is known in part, also if the request repeats it', async () => {
  const { client } = await makePerson(app)
  await client.send<Resume>('POST', '/api/resumes', {
    form: fileForm(barista, { targetRole: 'Data Engineer' }),
  })
  await waitForCompleted(client)
  const { json: own } = await client.send<UserSkills>('GET', '/api/user/skills')
  expect(own.skills).toContain('SQL')
  const { json: path } = await client.send<LearningPath>('POST', '/api/learning-path/generate', {
    json: {
      currentSkills: own.skills,
      requiredSkills: ['SQL'],
      targetRole: 'Data Engineer',
      nextSteps: [],
    },
  })
  const [first] = path.milestones.flatMap(({ steps = [] }) => steps)
  expect(first).toMatchObject({ skill: 'SQL', level: 'intermediate' })
  expect(first?.why.join(' ')).toContain('You know the basics (“SQL for Beginners”)')
})
