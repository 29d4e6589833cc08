import type { Application, ApplicationDetails } from '@nextrung/contract/job-applications'
import { autoApplyConsent, type JobSettings, type SearchResult } from '@nextrung/contract/job-automation'
import type { Profile } from '@nextrung/contract/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
type Found = SearchResult & Failure
const path = '/api/job-automation'

const makeApplicant = async () => {
  const person = await makePerson(app)
  const { id: resumeId } = await importResume(person.client, person.mark)
  return { ...person, resumeId }
}
type Applicant = Awaited<ReturnType<typeof makeApplicant>>

type Wanted = {
  threshold?: number
  places?: string[]
  remoteOnly?: boolean
  filters?: object
  confirm?: boolean
}

const search = (
  { client, resumeId }: Pick<Applicant, 'client' | 'resumeId'>,
  { threshold = 20, places = [], remoteOnly = false, ...more }: Wanted = {},
  options: { headers?: Record<string, string> } = {},
) =>
  client.send<Found>('POST', `${path}/auto-search`, {
    json: {
      resumeId,
      targetRole: 'Security Engineer',
      preferences: { preferredLocations: places, remoteOnly, autoApplyThreshold: threshold },
      ...more,
    },
    ...options,
  })

const consent = (client: Client) =>
  client.send<JobSettings & Failure>('PUT', `${path}/consent`, {
    json: { version: autoApplyConsent.version },
  })
const settings = (client: Client, json: object) =>
  client.send<JobSettings>('PATCH', `${path}/settings`, { json })
const applications = async ({ client, resumeId }: Applicant) =>
  (await client.send<Application[]>('GET', `${path}/applications/${resumeId}`)).json

const kindsOf = ({ jobs }: SearchResult) => new Set(jobs.map(({ outcome }) => outcome?.kind))

describe('a search', () => {
  test('explains its matches, keeps the preferences and sends nothing without consent', async () => {
    const person = await makeApplicant()
    const { status, json } = await search(person, { threshold: 35, places: ['Berlin'], remoteOnly: true })
    expect(status).toBe(200)
    expect(json.jobs.length).toBeGreaterThan(5)
    expect(json.jobs.map(({ matchScore }) => matchScore)).toEqual(
      json.jobs.map(({ matchScore }) => matchScore).sort((a, b) => b - a),
    )
    for (const job of json.jobs) {
      expect(job).toMatchObject({ isSample: true, mode: 'remote' })
      expect(job.match?.parts.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThanOrEqual(
        job.matchScore,
      )
      expect(job.requirements.length).toBeGreaterThan(0)
    }
    expect(json.autoApplications).toEqual([])
    expect(json.autoApply).toMatchObject({ isOn: false, says: expect.stringContaining('Turn it on') })
    expect(await applications(person)).toEqual([])
    const kept = (await person.client.send<JobSettings>('GET', `${path}/settings`)).json
    expect(kept.preferences).toEqual({
      preferredLocations: ['Berlin'],
      remoteOnly: true,
      autoApplyThreshold: 35,
    })
    const profile = (await person.client.send<Profile>('GET', `/api/users/${person.user.uid}`)).json
    expect(profile).toMatchObject({ preferredLocations: ['Berlin'], preferredWorkType: 'remote' })
    // The same search finds the same, with the same scores.
    expect((await search(person, { threshold: 35, places: ['Berlin'], remoteOnly: true })).json.jobs).toEqual(
      json.jobs,
    )
  })

  test('filters by words, level, pay, age and likeness, and leaves hidden jobs out until they are shown', async () => {
    const person = await makeApplicant()
    const all = (await search(person)).json
    const [first] = all.jobs
    if (!first) throw new Error('no job')
    const filtered = async (filters: object) => (await search(person, { filters })).json
    for (const job of (await filtered({ text: 'security engineer' })).jobs)
      expect(JSON.stringify(job).toLowerCase()).toContain('security')
    const young = await filtered({ levels: ['junior'], postedWithin: 20, payFrom: 30_000 })
    for (const { level, posted, pay } of young.jobs) {
      expect(level).toBe('junior')
      expect(Date.parse(posted ?? '')).toBeGreaterThan(app.services.now().getTime() - 21 * 86_400_000)
      expect(pay?.yearlyMax ?? 0).toBeGreaterThanOrEqual(30_000)
    }
    const like = await filtered({ like: first.id })
    expect(like.found).toBeLessThan(all.found ?? 0)
    const hide = `${path}/hidden/${first.id}`
    expect((await person.client.send('PUT', hide, { json: { reason: 'Too far' } })).status).toBe(200)
    expect((await search(person)).json.jobs.some(({ id }) => id === first.id)).toBe(false)
    const shown = (await person.client.send<JobSettings>('DELETE', hide)).json
    expect(shown.hidden).toEqual([])
    expect((await search(person)).json.jobs.some(({ id }) => id === first.id)).toBe(true)
    expect((await person.client.send('PUT', `${path}/hidden/no-such-job`, { json: {} })).status).toBe(404)
  })

  test('applies with consent to the best jobs within the caps, once, and freezes what was sent', async () => {
    const person = await makeApplicant()
    expect((await consent(person.client)).json.consentedAt).not.toBeNull()
    await settings(person.client, { dailyCap: 3 })
    const { json } = await search(person)
    expect(json.autoApplications).toHaveLength(3)
    expect(kindsOf(json)).toContain('daily-cap')
    const best = json.jobs.slice(0, 3).map(({ id }) => id)
    expect(json.autoApplications.map(({ jobId }) => jobId)).toEqual(best)
    const again = (await search(person)).json
    expect(again.autoApplications).toEqual([])
    expect(again.jobs.slice(0, 3).map(({ outcome }) => outcome?.kind)).toEqual(Array(3).fill('sent-before'))
    const listed = await applications(person)
    expect(listed).toHaveLength(3)
    expect(listed[0]).toMatchObject({ status: 'submitted', isSample: true, sentWith: { version: 1 } })

    await person.client.send('DELETE', `/api/resumes/${person.resumeId}`)
    const { json: details } = await person.client.send<ApplicationDetails>(
      'GET',
      `/api/job-applications/${listed[0]?.id}`,
    )
    expect(details.application.sentWith).toEqual({ resumeId: null, version: 1 })
    expect(details.sent?.resumeContent.basics.name).toContain(person.mark)
    expect(details.sent?.postingContent.description).toContain('What you will do')
    const file = await fetch(`${app.url}/api/job-applications/${listed[0]?.id}/resume`, {
      headers: { cookie: person.client.cookieHeader },
    })
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    expect(Buffer.from(hash).toString('hex')).toBe(details.sent?.resume.sha256)
  })

  test('sends once when started many times at once, with and without the same key', async () => {
    const person = await makeApplicant()
    await consent(person.client)
    await settings(person.client, { dailyCap: 5 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => search(person, {}, at % 2 ? { headers } : {})),
    )
    for (const { status } of answers) expect([200, 503]).toContain(status)
    const listed = await applications(person)
    expect(listed).toHaveLength(5)
    expect(new Set(listed.map(({ jobId }) => jobId)).size).toBe(5)
  })

  test('respects the pause, the block list, the cap for an employer and a withdrawn consent', async () => {
    const person = await makeApplicant()
    await consent(person.client)
    await settings(person.client, { isPaused: true })
    expect(kindsOf((await search(person)).json)).toContain('paused')
    const [first] = (await search(person)).json.jobs
    await settings(person.client, {
      isPaused: false,
      blockedEmployers: [` ${first?.company.toUpperCase()} `],
      dailyCap: 1,
    })
    const blocked = (await search(person)).json
    expect(blocked.jobs.find(({ id }) => id === first?.id)?.outcome?.kind).toBe('blocked')
    expect(blocked.autoApplications).toHaveLength(1)
    await settings(person.client, { dailyCap: 50 })
    await person.client.send('DELETE', `${path}/consent`)
    const off = (await search(person)).json
    expect(off.autoApplications).toEqual([])
    expect(kindsOf(off)).toContain('auto-apply-off')
    expect(await applications(person)).toHaveLength(1)
  })

  test('asks again before it applies with a threshold of 0', async () => {
    const person = await makeApplicant()
    expect((await search(person, { threshold: 0 })).status).toBe(200)
    await consent(person.client)
    await settings(person.client, { dailyCap: 1 })
    const asked = await search(person, { threshold: 0 })
    expect([asked.status, asked.json.code]).toEqual([409, 'CONFLICT'])
    expect(asked.json.error).toContain('confirm')
    expect(await applications(person)).toEqual([])
    const confirmed = await search(person, { threshold: 0, confirm: true })
    expect(confirmed.json.autoApplications).toHaveLength(1)
  })

  test('refuses preferences out of range and a resume that is not the person’s own, with a sentence', async () => {
    const [person, other] = [await makeApplicant(), await makeApplicant()]
    const far = { filters: { postedWithin: 400 } }
    for (const wrong of [{ threshold: 101 }, { threshold: -5 }, { places: Array(21).fill('Berlin') }, far]) {
      const { status, json } = await search(person, wrong)
      expect([status, json.error]).toEqual([400, expect.stringMatching(/^(Choose|Name) .*\.$/)])
    }
    const foreign = await search({ ...person, resumeId: other.resumeId })
    expect([foreign.status, foreign.json.error]).toEqual([404, expect.stringContaining('resume')])
    expect((await person.client.send('GET', `${path}/applications/${other.resumeId}`)).status).toBe(404)
    const version = await person.client.send<Failure>('PUT', `${path}/consent`, { json: { version: 99 } })
    expect(version.status).toBe(409)
  })
})

test('a click applies to one job without the consent, and the same click again changes nothing', async () => {
  const person = await makeApplicant()
  const [job] = (await search(person)).json.jobs
  const apply = () =>
    person.client.send<Application & Failure>('POST', `${path}/jobs/${job?.id}/apply`, {
      json: { resumeId: person.resumeId },
    })
  const [one, two] = await Promise.all([apply(), apply()])
  expect([one.status, two.status, one.json.id]).toEqual([200, 200, two.json.id])
  expect(one.json).toMatchObject({ jobId: job?.id, status: 'submitted', matchScore: job?.matchScore })
  await person.client.send('DELETE', `/api/job-applications/${one.json.id}`)
  expect(await applications(person)).toEqual([])
  expect((await apply()).status).toBe(409)
  await person.client.send('POST', `/api/job-applications/${one.json.id}/restore`)
  expect(await applications(person)).toHaveLength(1)
})
