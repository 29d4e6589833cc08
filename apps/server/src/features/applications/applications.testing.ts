import type { Application } from '@nextrung/contract/job-applications'
import type { Board, BoardCard, BoardEntry } from '@nextrung/contract/job-board'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'
import { importResume } from '../../testing/resume-calls.ts'

const path = '/api/job-applications'
const job = { title: 'Data Engineer', company: 'Corner Bakery', stage: 'applied' }

const addOwn = async (client: Client): Promise<string> => {
  const { json } = await client.send<BoardCard>('POST', path, {
    json: { ...job, title: `Data Engineer ${crypto.randomUUID()}` },
  })
  return String(json.id)
}

const addEntry = async (client: Client, application: string): Promise<string> => {
  const { json } = await client.send<BoardEntry>('POST', `${path}/${application}/entries`, {
    json: { kind: 'note', text: `Called them ${crypto.randomUUID()}` },
  })
  return String(json.id)
}

/** Adds to the oldest application, which is the permanent one, and makes room first. */
const addEntryWithRoom = async (client: Client): Promise<string> => {
  const { json } = await client.send<Board>('GET', path)
  const card = json.cards.findLast(({ isSample }) => !isSample)
  if (!card) throw new Error('no application was added')
  for (const { id } of card.entries.slice(1, -50))
    await client.send('DELETE', `${path}/${card.id}/entries/${id}`)
  return addEntry(client, String(card.id))
}

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((words) => `A ${words}`)
const stage = fc.constantFrom('saved', 'applied', 'interview', 'closed')
const entry = fc.record(
  {
    kind: fc.constantFrom('note', 'contact', 'reminder'),
    text,
    dueOn: fc.constantFrom('2026-12-01', null),
    isDone: fc.boolean(),
  },
  { noNullPrototype: true, requiredKeys: ['kind', 'text'] },
)

export const applicationsTesting: FeatureTesting = {
  requests: {
    'GET /api/job-automation/applications/:resumeId': {
      path: '/api/job-automation/applications/{resume}',
      answers: [200],
    },
    'GET /api/job-applications': { path, answers: [200] },
    'GET /api/job-applications/file': { path: `${path}/file`, answers: [200] },
    // 409 once the board is full.
    'POST /api/job-applications': {
      path,
      answers: [200, 409],
      body: fc.record({ title: text, company: text, stage }, { noNullPrototype: true }),
    },
    'GET /api/job-applications/:id': { path: `${path}/{sentApplication}`, answers: [200] },
    'PATCH /api/job-applications/:id': {
      path: `${path}/{ownApplication}`,
      answers: [200],
      body: fc.record({ title: text, stage }, { noNullPrototype: true, requiredKeys: [] }),
    },
    'GET /api/job-applications/:id/resume': { path: `${path}/{sentApplication}/resume`, answers: [200] },
    'GET /api/job-applications/:id/posting': { path: `${path}/{sentApplication}/posting`, answers: [200] },
    // 404 without an interview.
    'GET /api/job-applications/:id/calendar': {
      path: `${path}/{sentApplication}/calendar`,
      answers: [200, 404],
    },
    'GET /api/job-applications/:id/follow-up': { path: `${path}/{ownApplication}/follow-up`, answers: [200] },
    'DELETE /api/job-applications/:id': { path: `${path}/{deletedApplication}`, answers: [200] },
    'POST /api/job-applications/:id/restore': { path: `${path}/{ownApplication}/restore`, answers: [200] },
    // 409 once the application has too many.
    'POST /api/job-applications/:id/entries': {
      path: `${path}/{ownApplication}/entries`,
      answers: [200, 409],
      body: entry,
    },
    'PUT /api/job-applications/:id/entries/:entryId': {
      path: `${path}/{ownApplication}/entries/{applicationEntry}`,
      answers: [200],
      body: entry,
    },
    'DELETE /api/job-applications/:id/entries/:entryId': {
      path: `${path}/{ownApplication}/entries/{deletedEntry}`,
      answers: [200],
    },
  },
  makeRows: async ({ person: { client, mark } }) => {
    const { id: resumeId } = await importResume(client, mark)
    const { json } = await client.send<Application>(
      'POST',
      '/api/job-automation/jobs/junior-backend-developer-rookwood-seed-exchange/apply',
      { json: { resumeId } },
    )
    const ownApplication = await addOwn(client)
    return {
      sentApplication: String(json.id),
      ownApplication,
      applicationEntry: await addEntry(client, ownApplication),
    }
  },
  usedUp: {
    deletedApplication: { like: 'ownApplication', make: ({ person: { client } }) => addOwn(client) },
    deletedEntry: {
      like: 'applicationEntry',
      make: ({ person: { client } }) => addEntryWithRoom(client),
    },
  },
}
