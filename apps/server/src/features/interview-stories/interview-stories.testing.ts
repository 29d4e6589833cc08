import type { InterviewStory } from '@nextrung/contract/interview-stories'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const path = '/api/interview-stories'
const empty = { situation: '', task: '', action: '', result: '' }

const makeStory = async (client: Client, title: string): Promise<string> =>
  String((await client.send<InterviewStory>('POST', path, { json: { ...empty, title } })).json.id)

const part = fc.string({ unit: 'grapheme', maxLength: 80 })
const story = {
  title: part.map((text) => `Story ${text}`),
  situation: part,
  task: part,
  action: part,
  result: part,
}

export const interviewStoriesTesting: FeatureTesting = {
  requests: {
    'GET /api/interview-stories': { path, answers: [200] },
    // 409 once the bank is full.
    'POST /api/interview-stories': {
      path,
      answers: [200, 409],
      body: fc.record(story, { noNullPrototype: true }),
      prepareSuccess: async ({ person: { client } }) => {
        const { json } = await client.send<{ stories: InterviewStory[] }>('GET', path)
        const [oldest] = json.stories.slice(30)
        if (oldest) await client.send('DELETE', `${path}/${oldest.id}`)
      },
    },
    'GET /api/interview-stories/suggestions': { path: `${path}/suggestions`, answers: [200], hasNoIds: true },
    'GET /api/interview-stories/matches': {
      path: `${path}/matches`,
      answers: [200],
      hasNoIds: true,
      query: fc.record({
        question: fc.constantFrom('Tell me about a conflict.', 'What did you learn?'),
        tags: fc.constantFrom('conflict', 'learning,feedback'),
      }),
    },
    // 409 for a version that has been changed since.
    'PUT /api/interview-stories/:id': {
      path: `${path}/{story}`,
      answers: [200, 409],
      body: fc.record(
        { ...story, basedOn: fc.constant('2026-01-01T00:00:00.000Z') },
        { noNullPrototype: true },
      ),
      bodyForDatabase: { ...empty, title: 'Story', basedOn: '2026-01-01T00:00:00.000Z' },
    },
    'DELETE /api/interview-stories/:id': { path: `${path}/{deletedStory}`, answers: [200] },
  },
  makeRows: async ({ person: { client, mark } }) => ({ story: await makeStory(client, `Kept ${mark}`) }),
  usedUp: {
    deletedStory: {
      like: 'story',
      make: ({ person: { client } }) => makeStory(client, `Deleted ${crypto.randomUUID()}`),
    },
  },
}
