import type { MockState } from '@nextrung/contract/mock-interviews'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const path = '/api/mock-interviews'
const choices = { role: 'Data Engineer', difficulty: 'beginner', minutes: 15, withResume: false } as const
const dayMs = 24 * 3600_000

const make = async (client: Client, isLater: boolean): Promise<string> => {
  const scheduledAt = isLater ? new Date(Date.now() + dayMs).toISOString() : null
  const { json } = await client.send<MockState>('POST', path, { json: { ...choices, scheduledAt } })
  return String(json.interview.id)
}

/** Makes room, since only a few interviews can be open. */
const makeRoom = async (client: Client): Promise<void> => {
  const { json } = await client.send<{ interviews: MockState['interview'][] }>('GET', path)
  for (const { id } of json.interviews.slice(0, -4)) await client.send('DELETE', `${path}/${id}`)
}

const makeWithRoom = async (client: Client, isLater: boolean): Promise<string> => {
  await makeRoom(client)
  return make(client, isLater)
}

export const mockInterviewsTesting: FeatureTesting = {
  requests: {
    'GET /api/mock-interviews': { path, answers: [200] },
    // 409 with too many open ones.
    'POST /api/mock-interviews': {
      path,
      answers: [200, 409],
      body: fc.record(
        {
          role: fc.constantFrom('Data Engineer', 'Technical Lead'),
          difficulty: fc.constantFrom('beginner', 'expert'),
          minutes: fc.constantFrom(15, 45),
          withResume: fc.boolean(),
        },
        { noNullPrototype: true },
      ),
      prepareSuccess: ({ person }) => makeRoom(person.client),
    },
    'GET /api/mock-interviews/:id': { path: `${path}/{mock}`, answers: [200] },
    'POST /api/mock-interviews/:id/start': { path: `${path}/{mock}/start`, answers: [200] },
    // 409 for every question but the current one.
    'POST /api/mock-interviews/:id/answer': {
      path: `${path}/{mock}/answer`,
      answers: [200, 409],
      succeedsOnce: true,
      body: fc.record(
        {
          place: fc.constant(0),
          isFollowUp: fc.constant(false),
          answer: fc.constantFrom(null, 'I would measure first and then change one thing.'),
        },
        { noNullPrototype: true },
      ),
    },
    'POST /api/mock-interviews/:id/finish': { path: `${path}/{finishedMock}/finish`, answers: [200] },
    'DELETE /api/mock-interviews/:id': { path: `${path}/{deletedMock}`, answers: [200] },
    'GET /api/mock-interviews/:id/calendar': { path: `${path}/{scheduledMock}/calendar`, answers: [200] },
  },
  makeRows: async ({ person: { client } }) => ({
    mock: await make(client, false),
    scheduledMock: await make(client, true),
  }),
  usedUp: {
    finishedMock: { like: 'mock', make: ({ person }) => makeWithRoom(person.client, false) },
    deletedMock: { like: 'scheduledMock', make: ({ person }) => makeWithRoom(person.client, true) },
  },
}
