import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { waitForCompleted } from '../../testing/factories.ts'
import { makePersonWithResume } from '../../testing/resume-calls.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { requeueStrandedAnalyses } from './resumes.public.ts'

test('a version whose job was given up is requeued and completed once', async () => {
  const app = await startTestApp()
  const { client, resume } = await makePersonWithResume(app)
  const { db } = app.services
  await db.execute(sql`update jobs.job set state = 'failed' where name = 'analyze-resume'`)
  await db.execute(sql`update resumes set status = 'analyzing', attempt = 3, optimized_content = null`)
  expect(await requeueStrandedAnalyses(app.services)).toBe(1)
  const done = await waitForCompleted(client)
  expect(done).toMatchObject({ id: resume.id, version: 1 })
  expect(JSON.parse(done.feedback ?? '[]')[0]).toContain('We could not analyze this file')
  expect(await requeueStrandedAnalyses(app.services)).toBe(0)
  await app.close()
})
