import type { CareerStory } from '@nextrung/contract/career-story'
import { storyForms, storyLengths, storyTones } from '@nextrung/contract/career-story'
import { targetRoles } from '@nextrung/contract/roles'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 4 })

const asked = fc.record(
  {
    currentSkills: texts.map((list) => [...list, 'SQL']),
    targetRole: fc.constantFrom(...targetRoles),
    completedCourses: texts,
    yearsOfExperience: fc.integer({ min: 0, max: 80 }),
    tone: fc.constantFrom(...storyTones),
    length: fc.constantFrom(...storyLengths),
    form: fc.constantFrom(...storyForms),
  },
  {
    requiredKeys: ['currentSkills', 'targetRole', 'completedCourses', 'yearsOfExperience'],
    noNullPrototype: true,
  },
)

const edit = fc.record(
  { story: fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `My story. ${text}`) },
  { noNullPrototype: true },
)

const ofOne = (rest = '') => `/api/career-story/{story}${rest}`

/** A story that differs from every other one, because its course is new. */
const makeStory = async (client: Client, mark: string): Promise<string> => {
  const { json } = await client.send<CareerStory>('POST', '/api/career-story', {
    json: {
      currentSkills: ['SQL'],
      targetRole: 'Data Engineer',
      completedCourses: [`${mark} ${crypto.randomUUID()}`],
      yearsOfExperience: 0,
    },
  })
  return String(json.id)
}

export const careerStoryTesting: FeatureTesting = {
  requests: {
    // 402 once the day's allowance is used up.
    'POST /api/career-story': { path: '/api/career-story', answers: [200, 402], body: asked },
    'GET /api/career-story': { path: '/api/career-story', answers: [200] },
    'GET /api/career-story/:id': { path: ofOne(), answers: [200] },
    'PATCH /api/career-story/:id': { path: ofOne(), answers: [200], body: edit },
    'DELETE /api/career-story/:id': { path: '/api/career-story/{deletedStory}', answers: [200] },
    'GET /api/career-story/:id/download': {
      path: ofOne('/download'),
      answers: [200],
      query: fc.record({ format: fc.constantFrom('pdf', 'docx', 'md') }),
    },
  },
  makeRows: async ({ person: { client, mark } }) => ({ story: await makeStory(client, mark) }),
  usedUp: {
    deletedStory: { like: 'story', make: ({ person: { client, mark } }) => makeStory(client, mark) },
  },
  limits: { STORIES_PER_PERSON: '1000000' },
}
