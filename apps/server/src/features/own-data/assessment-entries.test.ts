import type { AssessmentOverview } from '@nextrung/contract/assessments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileForm, makePerson } from '../../testing/factories.ts'
import { takeQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listAssessmentEntries } from './archive/assessment-entries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the download says in words what is a quiz, a claim and a certificate', async () => {
  const { client, user } = await makePerson(app)
  const archived = async () => {
    const entries = []
    for await (const entry of listAssessmentEntries(app.services, user.id)) entries.push(entry)
    return entries.map(({ path, content }) => [path, String(content)])
  }
  expect(await archived()).toEqual([])
  await takeQuiz(app, { client, skill: 'SQL', knows: () => false })
  await client.send('PUT', '/api/assessments/skills/SQL/claim', { json: { level: 4 } })
  await client.send('POST', '/api/assessments/certificates', {
    json: { skill: 'SQL', name: 'Solutions Architect', issuer: 'Amazon', expiresOn: '2030-01-31' },
  })
  const [[path, text = ''] = []] = await archived()
  expect(path).toBe('skill-assessments.md')
  expect(text).toMatch(/- Quiz of [\d-]+: level 1 of 5, confidence \d+ of 100, next one due [\d-]+/)
  expect(text).toMatch(/- Your own word of [\d-]+: level 4 of 5/)
  expect(text).toContain('- Certificate, not verified: Solutions Architect by Amazon, expires 2030-01-31')
  expect(text).toMatch(/All quizzes:\n- [\d-]+: level 1 \(the first one\), 0 of \d+ right/)
})

test('the download holds the copies of certificates as they came', async () => {
  const { client, user } = await makePerson(app)
  const { json } = await client.send<AssessmentOverview>('POST', '/api/assessments/certificates', {
    json: { skill: 'SQL', name: 'Solutions Architect', issuer: 'Amazon' },
  })
  const id = json.skills.flatMap(({ certificates }) => certificates)[0]?.id
  await client.send('PUT', `/api/assessments/certificates/${id}/file`, {
    form: fileForm('%PDF-1.7 a copy', { name: 'badge.pdf' }),
  })
  const entries: [string, string][] = []
  for await (const { path, content } of listAssessmentEntries(app.services, user.id))
    entries.push([path, String(content)])
  expect(entries.map(([path]) => path)).toEqual(['skill-assessments.md', 'certificates/badge.pdf'])
})
