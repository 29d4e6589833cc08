import type { Application, ApplicationDetails } from '@nextrung/contract/job-applications'
import type { Board, BoardCard, BoardEntry } from '@nextrung/contract/job-board'
import type { Notification } from '@nextrung/contract/notifications'
import { readSampleJobs } from '@nextrung/engine/advertisements/sample-jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../testing/factories.ts'
import { importResume } from '../../testing/resume-calls.ts'
import { settleEvents } from '../../testing/settle-events.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { advanceSampleEmployers, sweepDeletedApplications } from './applications.public.ts'
import { answersOf } from './sample-employer.ts'

const dayMs = 86_400_000
const jobs = [...readSampleJobs()]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { SAMPLE_EMPLOYER_MINUTE_SECONDS: '86400' } })
})
afterAll(() => app.close())

type Failure = { error: string; code: string }
const path = '/api/job-applications'

const makeApplicant = async (applications: number) => {
  const person = await makePerson(app)
  const { id: resumeId } = await importResume(person.client, person.mark)
  const sent: Application[] = []
  for (const { id } of jobs.slice(0, applications)) {
    const { json } = await person.client.send<Application>('POST', `/api/job-automation/jobs/${id}/apply`, {
      json: { resumeId },
    })
    sent.push(json)
  }
  const list = async () =>
    (await person.client.send<Application[]>('GET', `/api/job-automation/applications/${resumeId}`)).json
  return { ...person, resumeId, sent, list }
}

/** The services some days from now. */
const later = (days: number) => ({
  ...app.services,
  now: () => new Date(app.services.now().getTime() + days * dayMs),
})

/** Two servers at once. */
const advanceTwice = (days: number) =>
  Promise.all([advanceSampleEmployers(later(days)), advanceSampleEmployers(later(days))])

test('a sample employer reads, then invites or turns down, each step once and with a simulated date', async () => {
  const person = await makeApplicant(3)
  await advanceTwice(0)
  expect((await person.list()).map(({ status }) => status)).toEqual(Array(3).fill('submitted'))
  await advanceTwice(4)
  const reviewed = await person.list()
  for (const one of reviewed) {
    expect(one).toMatchObject({ status: 'under_review', stage: 'in-review' })
    expect(one.nextSteps[0]).toContain('is reading your application')
    expect(Date.parse(one.simulatedOn ?? '')).toBeGreaterThan(Date.now())
  }
  await advanceTwice(12)
  await advanceTwice(30)
  const decided = await person.list()
  for (const one of decided) {
    expect(['rejected', 'interview_scheduled']).toContain(one.status)
    expect(one.timeline?.map(({ kind }) => kind)).toEqual(['sent', 'under_review', one.status])
    expect(one.interviewOn === null).toBe(one.status === 'rejected')
    const calendar = await person.client.send('GET', `${path}/${one.id}/calendar`)
    expect(calendar.status).toBe(one.interviewOn === null ? 404 : 200)
  }
  await settleEvents(app)
  const { json } = await person.client.send<{ notifications: Notification[] }>('GET', '/api/notifications')
  const told = json.notifications.filter(({ kind }) => kind === 'application-answered')
  // Two for each application, unless the second came before the first was delivered.
  expect(told).toHaveLength(6)
})

test('without job alerts, nobody is notified', async () => {
  const person = await makeApplicant(1)
  await person.client.send('PATCH', `/api/settings/${person.user.uid}`, {
    json: { notifications: { jobAlerts: false } },
  })
  await advanceTwice(5)
  await settleEvents(app)
  const { json } = await person.client.send<{ notifications: Notification[] }>('GET', '/api/notifications')
  expect(json.notifications.filter(({ kind }) => kind === 'application-answered')).toEqual([])
})

test('a better match is invited more often, and the same application always gets the same answers', () => {
  const invited = (matchScore: number) =>
    jobs.filter(({ id }) => {
      const sent = { jobId: id, userId: 7, matchScore }
      expect(answersOf(sent)).toEqual(answersOf(sent))
      return answersOf(sent).at(-1)?.status === 'interview_scheduled'
    }).length / jobs.length
  expect(invited(30)).toBeLessThan(0.1)
  expect(invited(65)).toBeGreaterThan(invited(45))
  expect(invited(90)).toBeGreaterThan(0.7)
  expect(invited(90)).toBeLessThan(0.95)
})

test('the board keeps what is added by hand, its notes and moves, and says who changed it first', async () => {
  const { client } = await makeApplicant(0)
  const { json: card } = await client.send<BoardCard>('POST', path, {
    json: { title: '=cmd', company: 'Corner, Bakery', stage: 'applied', sentOn: '2026-11-02' },
  })
  expect(card).toMatchObject({ status: 'submitted', isSample: false, sentWith: null, revision: 0 })
  const change = (json: object) => client.send<BoardCard & Failure>('PATCH', `${path}/${card.id}`, { json })
  const moved = (await change({ stage: 'interview', location: 'Berlin', revision: 0 })).json
  expect(moved).toMatchObject({ stage: 'interview', status: 'interview_scheduled', revision: 1 })
  expect(moved.timeline?.at(-1)?.says).toBe('Moved to Interview by you.')
  expect((await change({ title: 'Other tab', revision: 0 })).status).toBe(409)
  expect((await change({ link: 'javascript:alert(1)' })).status).toBe(400)

  const entries = `${path}/${card.id}/entries`
  const { json: note } = await client.send<BoardEntry>('POST', entries, {
    json: { kind: 'reminder', text: 'Call them', dueOn: '2026-12-01' },
  })
  await client.send('PUT', `${entries}/${note.id}`, {
    json: { kind: 'reminder', text: 'Call them', dueOn: '2026-12-02', isDone: true },
  })
  const { json: board } = await client.send<Board>('GET', path)
  expect(board.cards[0]?.entries).toMatchObject([{ dueOn: '2026-12-02', isDone: true }])
  expect(board.byVersion).toEqual([])
  const csv = (await client.send('GET', `${path}/file`)).text
  expect(csv).toContain(`'=cmd,"Corner, Bakery",Berlin`)
  const { json: draft } = await client.send<{ text: string }>('GET', `${path}/${card.id}/follow-up`)
  expect(draft.text).toContain('Thank you for the invitation')
})

test('rates are given from five applications on, and what was sent cannot be rewritten', async () => {
  const person = await makeApplicant(5)
  await advanceTwice(40)
  await advanceTwice(80)
  const { json } = await person.client.send<Board>('GET', path)
  expect(json.byVersion).toMatchObject([{ name: 'Version 1', sent: 5, rate: 100 }])
  for (const { sent, rate } of json.byScore) expect(rate === null).toBe(sent < 5)
  const changed = await person.client.send<Failure>('PATCH', `${path}/${person.sent[0]?.id}`, {
    json: { title: 'Boss' },
  })
  expect(changed.status).toBe(400)
})

test('a deletion is undone for a day; then only that it was sent remains', async () => {
  const person = await makeApplicant(1)
  const [sent] = person.sent
  const own = (
    await person.client.send<BoardCard>('POST', path, {
      json: { title: 'Data Engineer', company: 'Bakery', stage: 'saved' },
    })
  ).json
  for (const id of [sent?.id, own.id]) await person.client.send('DELETE', `${path}/${id}`)
  expect(await person.list()).toEqual([])
  const restore = (id: number | undefined) =>
    person.client.send<ApplicationDetails>('POST', `${path}/${id}/restore`)
  expect((await restore(own.id)).status).toBe(200)
  await person.client.send('DELETE', `${path}/${own.id}`)
  await sweepDeletedApplications(later(2))
  expect([(await restore(sent?.id)).status, (await restore(own.id)).status]).toEqual([404, 404])
  const again = await person.client.send('POST', `/api/job-automation/jobs/${sent?.jobId}/apply`, {
    json: { resumeId: person.resumeId },
  })
  expect(again.status).toBe(409)
})
