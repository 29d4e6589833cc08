import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 20 })
const optional = { noNullPrototype: true, requiredKeys: [] as [] } as const
const aCourse = 'udemy-learn-docker'

export const learningTesting: FeatureTesting = {
  requests: {
    // 402 once the day's allowance is used up, 409 for a role without data.
    'POST /api/learning-path/generate': {
      path: '/api/learning-path/generate',
      answers: [200, 402, 409],
      body: fc
        .record({ currentSkills: names, requiredSkills: names, nextSteps: names }, optional)
        .map((claims) => ({ ...claims, targetRole: 'Data Engineer' })),
    },
    'POST /api/learning-path/challenges': {
      path: '/api/learning-path/challenges',
      answers: [200],
      body: fc
        .record({ currentSkills: names, completedCourses: names }, optional)
        .map((claims) => ({ ...claims, targetRole: 'Data Engineer' })),
    },
    'GET /api/user/skills': { path: '/api/user/skills', answers: [200] },
    'GET /api/learning-path/roles/:role/skills': {
      path: '/api/learning-path/roles/Data%20Engineer/skills',
      answers: [200],
      hasNoIds: true,
      needsNoDatabase: true,
    },
    'GET /api/learning-path/skills/:skill/levels': {
      path: '/api/learning-path/skills/Docker/levels',
      answers: [200],
      hasNoIds: true,
    },
    'GET /api/learning-path/plan': { path: '/api/learning-path/plan', answers: [200] },
    'PUT /api/learning-path/preferences': {
      path: '/api/learning-path/preferences',
      answers: [200, 409],
      body: fc.record(
        {
          hoursPerWeek: fc.option(fc.integer({ min: 1, max: 60 })),
          startsOn: fc.constant(null),
          order: fc.constant([]),
          skipped: fc.subarray(['Python', 'Docker', 'SQL']),
          topics: fc.subarray(['Rust', 'Public speaking']),
        },
        { noNullPrototype: true },
      ),
    },
    'PUT /api/learning-path/enrollments/:courseId': {
      path: `/api/learning-path/enrollments/${aCourse}`,
      answers: [200, 400],
      hasNoIds: true,
      body: fc.record(
        { progress: fc.integer({ min: 0, max: 100 }), rating: fc.option(fc.integer({ min: 1, max: 5 })) },
        optional,
      ),
    },
    // 404 for a course that the person has not started.
    'DELETE /api/learning-path/enrollments/:courseId': {
      path: `/api/learning-path/enrollments/${aCourse}`,
      answers: [200, 404],
      hasNoIds: true,
      prepareSuccess: async ({ person }) => {
        await person.client.send('PUT', `/api/learning-path/enrollments/${aCourse}`, { json: {} })
      },
    },
    // 404 without a plan, or for a milestone that it does not have.
    'PUT /api/learning-path/milestones/:milestoneId': {
      path: '/api/learning-path/milestones/no-such-milestone',
      answers: [200, 404],
      hasNoIds: true,
    },
    'DELETE /api/learning-path/milestones/:milestoneId': {
      path: '/api/learning-path/milestones/no-such-milestone',
      answers: [200, 404],
      hasNoIds: true,
    },
    'PATCH /api/learning-path/skills': {
      path: '/api/learning-path/skills',
      answers: [200, 400],
      body: fc.record(
        { add: fc.subarray(['SQL', 'Git', 'Linux']), remove: fc.subarray(['Git', 'Go']) },
        optional,
      ),
    },
    'GET /api/learning-path/calendar': {
      path: '/api/learning-path/calendar',
      answers: [200, 404],
      prepareSuccess: async ({ person }) => {
        await person.client.send('POST', '/api/learning-path/generate', {
          json: { currentSkills: ['SQL'], targetRole: 'Data Engineer' },
        })
      },
    },
    'GET /api/learning-path/next-step': { path: '/api/learning-path/next-step', answers: [200] },
    // 404 for a step that is not today's.
    'POST /api/learning-path/next-step/:id': {
      path: '/api/learning-path/next-step/choose-role',
      answers: [200, 404],
      hasNoIds: true,
      body: fc.record({ answer: fc.constantFrom('done', 'later', 'never') }, { noNullPrototype: true }),
    },
    'DELETE /api/learning-path/next-step/:id': {
      path: '/api/learning-path/next-step/choose-role',
      answers: [200],
      hasNoIds: true,
    },
  },
}
