import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answered, Client } from '../../apps/server/src/testing/client.ts'
import { makePerson } from '../../apps/server/src/testing/factories.ts'
import { importResume } from '../../apps/server/src/testing/resume-calls.ts'
import { onBusyMachine } from '../../apps/server/src/testing/spawned-server.ts'
import type { Application, ApplicationDetails } from '../../packages/contract/src/job-applications.ts'
import { autoApplyConsent, type SearchResult } from '../../packages/contract/src/job-automation.ts'

/** How many applications each applicant may send a day. */
export const dailyCap = 5
const startsAtOnce = 20
const answeredWithinMs = 90_000

/** Sample employers that answer within seconds, and a server that serves twenty searches on a busy machine. */
export const applicantSettings = { ...onBusyMachine, SAMPLE_EMPLOYER_MINUTE_SECONDS: '1' }

/** A person who agreed to automatic applications. */
export type Applicant = { client: Client; resumeId: number }

export const makeApplicant = async (server: { newClient(): Client }): Promise<Applicant> => {
  const { client, mark } = await makePerson(server)
  const { id: resumeId } = await importResume(client, mark)
  const path = '/api/job-automation'
  await client.send('PUT', `${path}/consent`, { json: { version: autoApplyConsent.version } })
  await client.send('PATCH', `${path}/settings`, { json: { dailyCap } })
  return { client, resumeId }
}

const search = ({ resumeId }: Applicant, { client, key }: { client: Client; key?: string }) =>
  client.send<SearchResult>('POST', '/api/job-automation/auto-search', {
    json: {
      resumeId,
      targetRole: 'Security Engineer',
      preferences: { preferredLocations: [], remoteOnly: false, autoApplyThreshold: 10 },
    },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

/** Starts a search many times at once, spread over clients of several servers; undefined for no answer. */
export const searchAtOnce = (
  applicant: Applicant,
  clients: readonly Client[],
): Promise<(Answered<SearchResult> | undefined)[]> => {
  const key = randomUUID()
  return Promise.all(
    Array.from({ length: startsAtOnce }, (_, index) => {
      const client = clients[index % clients.length] ?? applicant.client
      return search(applicant, { client, ...(index % 3 === 0 ? { key } : {}) }).catch(() => undefined)
    }),
  )
}

const listApplications = async ({ client, resumeId }: Applicant): Promise<Application[]> =>
  (await client.send<Application[]>('GET', `/api/job-automation/applications/${resumeId}`)).json

const isDecided = ({ status }: Application): boolean =>
  status === 'rejected' || status === 'interview_scheduled'

/** Returns false if a sample employer has not decided in time. */
export const waitUntilDecided = async (applicants: readonly Applicant[]): Promise<boolean> => {
  const giveUpAt = Date.now() + answeredWithinMs
  for (const applicant of applicants)
    while (!(await listApplications(applicant)).every(isDecided)) {
      if (Date.now() > giveUpAt) return false
      await sleep(500)
    }
  return true
}

/** What is wrong with an applicant's decided applications; empty if each was sent and answered once. */
export const findWrong = async (applicant: Applicant): Promise<string[]> => {
  const applications = await listApplications(applicant)
  const wrong: string[] = []
  if (applications.length !== dailyCap) wrong.push(`${applications.length} applications`)
  if (new Set(applications.map(({ jobId }) => jobId)).size !== applications.length) wrong.push('a job twice')
  for (const { id, status, timeline = [] } of applications) {
    const kinds = timeline.map(({ kind }) => kind).join(' ')
    if (kinds !== `sent under_review ${status}`) wrong.push(`${id}: ${kinds}`)
    const { json } = await applicant.client.send<ApplicationDetails>('GET', `/api/job-applications/${id}`)
    const file = await fetch(`${applicant.client.url}/api/job-applications/${id}/resume`, {
      headers: { cookie: applicant.client.cookieHeader },
    })
    const sha256 = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex')
    if (sha256 !== json.sent?.resume.sha256) wrong.push(`${id}: the resume is not what was sent`)
  }
  return wrong
}
