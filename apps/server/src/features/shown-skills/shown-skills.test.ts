import type { LearningPlan } from '@nextrung/contract/learning-plan'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { Resume } from '@nextrung/contract/resumes'
import type { ShownSkills } from '@nextrung/contract/shown-skills'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { makePerson, makeResume, waitForCompleted } from '../../testing/factories.ts'
import { takeQuiz } from '../../testing/quiz-calls.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listDueQuizzes } from '../assessments/assessments.public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Answer = ShownSkills & { error: string; code: string }

const list = async (client: Client) => (await client.send<Answer>('GET', '/api/shown-skills')).json
const add = (client: Client, { skill, kind, id }: ShownSkills['shown'][number]) =>
  client.send<Answer>('POST', '/api/shown-skills/resume-lines', { json: { skill, kind, id } })

const showSql = async (client: Client) => {
  await takeQuiz(app, { client, skill: 'SQL', knows: () => true })
  const [shown] = (await list(client)).shown
  if (!shown) throw new Error('The quiz shows nothing.')
  return shown
}

describe('a skill shown here', () => {
  test('is listed with what was done, where and when, and no mark', async () => {
    const { client } = await makePerson(app)
    expect(await list(client)).toEqual({ shown: [], resume: null })
    const shown = await showSql(client)
    expect(shown).toMatchObject({
      skill: 'SQL',
      kind: 'assessment',
      checkedBy: 'server',
      grade: 'fully',
      isOnResume: false,
    })
    expect(shown.line).toMatch(/^SQL: adaptive quiz about SQL, Nextrung, \d{1,2} \w+ \d{4}$/)
  })

  test('counts at once on the path, the career path and among the skills, as shown here', async () => {
    const { client } = await makePerson(app)
    await client.send('PUT', '/auth/selection', {
      json: { userType: 'transitioner', targetRole: 'Data Engineer' },
    })
    await client.send('POST', '/api/learning-path/generate', {
      json: { targetRole: 'Data Engineer', currentSkills: ['Excel'] },
    })
    await showSql(client)
    const { json: plan } = await client.send<LearningPlan>('GET', '/api/learning-path/plan')
    const evidence = plan.path?.evidence?.find(({ skill }) => skill === 'SQL')
    expect(evidence).toMatchObject({ kind: 'shown', grade: 'fully' })
    expect(evidence?.text).toMatch(/^Shown here: adaptive quiz about SQL, \d/)
    const { text: skills } = await client.send('GET', '/api/user/skills')
    expect(skills).toContain('SQL')
    const { text: path } = await client.send('GET', '/api/career-path/visualization')
    expect(path).toContain('"evidence":"shown"')
    const { text: analytics } = await client.send('GET', '/api/career-analytics/own-skills/Data%20Engineer')
    expect(analytics).toContain('"skill":"SQL","weight":5,"status":"held"')
  })

  test('ticks its step of the path', async () => {
    const { client } = await makePerson(app)
    await client.send('PUT', '/auth/selection', {
      json: { userType: 'transitioner', targetRole: 'Data Engineer' },
    })
    await client.send('POST', '/api/learning-path/generate', {
      json: { targetRole: 'Data Engineer', currentSkills: ['Excel'] },
    })
    await showSql(client)
    const { json: plan } = await client.send<LearningPlan>('GET', '/api/learning-path/plan')
    const steps = plan.path?.milestones.flatMap(({ steps: own = [] }) => own) ?? []
    expect(steps.find(({ skill }) => skill === 'SQL')?.status).toBe('done')
  })
})

test('a passed exercise counts in part at once, as checked in the browser', async () => {
  const { client } = await makePerson(app)
  await client.send('PUT', '/auth/selection', {
    json: { userType: 'transitioner', targetRole: 'Data Engineer' },
  })
  await client.send('POST', '/api/learning-path/generate', {
    json: { targetRole: 'Data Engineer', currentSkills: ['Excel'] },
  })
  await client.send('POST', '/api/exercises/sql-unassigned-tickets/attempts', {
    json: { code: 'SELECT 1', passed: true },
  })
  const [shown] = (await list(client)).shown
  expect(shown).toMatchObject({ skill: 'SQL', kind: 'exercise', checkedBy: 'browser', grade: 'partly' })
  expect(shown?.line).toMatch(/^SQL: exercise “.+”, checked in the browser, Nextrung, \d/)
  const { text } = await client.send('GET', '/api/career-path/visualization')
  expect(text).toContain('"evidence":"shown"')
})

test('a quiz that is due again is a step that can be today’s', async () => {
  const { client, user } = await makePerson(app)
  await showSql(client)
  await app.services.db.execute(
    sql`update skill_assessments set next_assessment_due = '1970-01-01' where user_id = ${user.id}`,
  )
  expect(await listDueQuizzes(app.services, user.id)).toEqual(['SQL'])
})

describe('the line on the resume', () => {
  test('needs a finished resume, and something that was shown', async () => {
    const [{ client }, { client: other }] = [await makePerson(app), await makePerson(app)]
    const shown = await showSql(client)
    const early = await add(client, shown)
    expect([early.status, early.json.error]).toEqual([
      409,
      'There is no finished resume to add this to. Upload one, and wait for its analysis.',
    ])
    expect((await add(other, shown)).status).toBe(404)
    expect((await add(client, { ...shown, id: '999999' })).status).toBe(404)
  })

  test('is added once to a version of its own, with the person as its source', async () => {
    const { client } = await makePerson(app)
    await makeResume(client)
    await waitForCompleted(client)
    await client.send('PUT', '/auth/selection', {
      json: { userType: 'transitioner', targetRole: 'Data Engineer' },
    })
    const shown = await showSql(client)
    const { status, json } = await add(client, shown)
    expect([status, json.shown[0]?.isOnResume, json.resume?.version]).toEqual([200, true, 2])
    const again = await add(client, shown)
    expect(again.json.resume?.version).toBe(2)
    const resume = await waitForCompleted(client)
    const { json: versions } = await client.send<(Resume & { document: ResumeDocument })[]>(
      'GET',
      '/api/resumes/1',
    )
    expect(versions).toHaveLength(2)
    const { text } = await client.send('GET', `/api/resumes/${resume.id}/download?format=md`)
    expect(text).toContain('Skills shown in practice')
    expect(text.split(shown.line)).toHaveLength(2)
    const { json: evidence } = await client.send<{ evidence: ResumeEvidence }>(
      'GET',
      `/api/resumes/${resume.id}/evidence`,
    )
    const sources = Object.values(evidence.evidence).flatMap((one) => one.sources)
    expect(sources.filter((source) => source.shown)).toMatchObject([
      {
        text: shown.line,
        by: 'person',
        shown: { on: shown.shownOn.slice(0, 10), what: 'adaptive quiz about SQL' },
      },
    ])
  })
})
