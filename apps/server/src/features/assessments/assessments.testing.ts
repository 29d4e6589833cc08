import type { AssessmentOverview, AssessmentRun } from '@nextrung/contract/assessments'
import { questionReportReasons } from '@nextrung/contract/question-reports'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const start = async (client: Client, skill: string): Promise<AssessmentRun> =>
  (await client.send<AssessmentRun>('POST', '/api/assessments/runs', { json: { skill } })).json

const makeCertificate = async (client: Client, name: string): Promise<string> => {
  const { json } = await client.send<AssessmentOverview>('POST', '/api/assessments/certificates', {
    json: { skill: 'Linux', name, issuer: 'The Linux Foundation' },
  })
  const all = json.skills.flatMap(({ certificates }) => certificates)
  return String(all.find(({ certificate }) => certificate?.name === name)?.id)
}

const makeCopy = async (client: Client, name: string): Promise<string> => {
  const id = await makeCertificate(client, name)
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.7\n']), 'certificate.pdf')
  await client.send('PUT', `/api/assessments/certificates/${id}/file`, { form })
  return id
}

// Each of two people is asked about another skill, so that nobody's question is also the other's. None of
// these belongs to the roles that the interview requests draw from, which would ask the same questions.
const skillsOfOne = ['Android', 'iOS', 'Swift', 'Kotlin', 'CSS']

const words = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `Course ${text}`)

export const assessmentsTesting: FeatureTesting = {
  requests: {
    'GET /api/assessments': { path: '/api/assessments', answers: [200] },
    'POST /api/assessments/runs': {
      path: '/api/assessments/runs',
      answers: [200],
      body: fc.record({ skill: fc.constantFrom('Git', 'Python') }, { noNullPrototype: true }),
    },
    'GET /api/assessments/runs/:runId': { path: '/api/assessments/runs/{run}', answers: [200] },
    // 409 for every question but the current one.
    'POST /api/assessments/runs/:runId/answers': {
      path: '/api/assessments/runs/{run}/answers',
      answers: [200, 409],
      body: fc.record(
        { questionId: fc.integer({ min: 1, max: 2000 }), option: fc.integer({ min: 0, max: 3 }) },
        { noNullPrototype: true },
      ),
    },
    'DELETE /api/assessments/runs/:runId': { path: '/api/assessments/runs/{stoppedRun}', answers: [200] },
    'GET /api/assessments/skills/:skill/history': {
      path: '/api/assessments/skills/SQL/history',
      answers: [200],
      hasNoIds: true,
    },
    'PUT /api/assessments/skills/:skill/claim': {
      path: '/api/assessments/skills/SQL/claim',
      answers: [200],
      hasNoIds: true,
      body: fc.record({ level: fc.integer({ min: 1, max: 5 }) }, { noNullPrototype: true }),
    },
    // 404 without a claim.
    'DELETE /api/assessments/skills/:skill/claim': {
      path: '/api/assessments/skills/SQL/claim',
      answers: [200, 404],
      hasNoIds: true,
      prepareSuccess: async ({ person }) => {
        await person.client.send('PUT', '/api/assessments/skills/SQL/claim', { json: { level: 3 } })
      },
    },
    // 400 once there are as many as a person can name, or for a name of spaces.
    'POST /api/assessments/certificates': {
      path: '/api/assessments/certificates',
      answers: [200, 400],
      body: fc.record(
        {
          skill: fc.constantFrom('SQL', 'Linux'),
          name: words,
          issuer: fc.constant('The Linux Foundation'),
          link: fc.constantFrom('', null, 'https://example.com/certificates/1'),
          expiresOn: fc.constantFrom('', null, '2028-01-31'),
        },
        { noNullPrototype: true, requiredKeys: ['skill', 'name', 'issuer'] },
      ),
    },
    'DELETE /api/assessments/certificates/:id': {
      path: '/api/assessments/certificates/{deletedCertificate}',
      answers: [200],
    },
    'PUT /api/assessments/certificates/:id/file': {
      path: '/api/assessments/certificates/{certificate}/file',
      answers: [200],
      body: fc.record({ file: fc.string({ unit: 'grapheme' }).map((text) => `%PDF-1.7\n${text}`) }),
    },
    'GET /api/assessments/certificates/:id/file': {
      path: '/api/assessments/certificates/{copied}/file',
      answers: [200],
    },
    'DELETE /api/assessments/certificates/:id/file': {
      path: '/api/assessments/certificates/{deletedCopy}/file',
      answers: [200],
    },
    // 404 for a question that the person was not asked.
    'POST /api/interview/questions/:id/report': {
      path: '/api/interview/questions/{question}/report',
      answers: [200],
      body: fc.record(
        { reason: fc.constantFrom(...questionReportReasons), note: fc.string({ maxLength: 200 }) },
        { noNullPrototype: true, requiredKeys: ['reason'] },
      ),
    },
  },
  makeRows: async ({ person: { client, mark, user } }) => {
    const run = await start(client, 'Git')
    const skill = skillsOfOne[user.id % skillsOfOne.length] ?? 'CSS'
    return {
      run: String(run.id),
      question: String((await start(client, skill)).question?.id),
      stoppedRun: String((await start(client, 'Scrum')).id),
      certificate: await makeCertificate(client, `Kept ${mark}`),
      copied: await makeCopy(client, `Copied ${mark}`),
    }
  },
  usedUp: {
    deletedCertificate: {
      like: 'certificate',
      make: ({ person: { client } }) => makeCertificate(client, `Deleted ${crypto.randomUUID()}`),
    },
    deletedCopy: {
      like: 'copied',
      make: ({ person: { client } }) => makeCopy(client, `Deleted copy ${crypto.randomUUID()}`),
    },
  },
}
