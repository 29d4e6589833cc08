import type { AssessmentOverview } from '@nextrung/contract/assessments'
import fc from 'fast-check'
import type { FeatureTesting } from '../../testing/feature-testing.ts'
import { takeQuiz } from '../../testing/quiz-calls.ts'
import { importResume } from '../../testing/resume-calls.ts'

const skill = 'TypeScript'

export const shownSkillsTesting: FeatureTesting = {
  requests: {
    'GET /api/shown-skills': { path: '/api/shown-skills', answers: [200] },
    // 404 for what somebody else showed, 409 without a finished resume.
    'POST /api/shown-skills/resume-lines': {
      path: '/api/shown-skills/resume-lines',
      answers: [200, 404, 409],
      hasNoIds: true,
      body: fc.constant({ skill, kind: 'assessment', id: '{shownQuiz}' }),
    },
  },
  makeRows: async ({ app, person: { client, mark } }) => {
    await takeQuiz(app, { client, skill, knows: () => true })
    await importResume(client, mark)
    const { json } = await client.send<AssessmentOverview>('GET', '/api/assessments')
    return { shownQuiz: String(json.skills.find((one) => one.skill === skill)?.test?.id) }
  },
}
