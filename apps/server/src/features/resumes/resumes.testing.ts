import type { Resume } from '@nextrung/contract/resumes'
import { targetRoles } from '@nextrung/contract/roles'
import fc from 'fast-check'
import { resumeText } from '../../testing/factories.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'
import { importResume, jsonResume } from '../../testing/resume-calls.ts'

const optionalRole = fc.option(fc.constantFrom(...targetRoles), { nil: undefined })
const phrase = fc.constantFrom(
  'shorter',
  'more about security',
  'leave out the summary',
  'two pages',
  'für Daten',
)

const importedResume = fc
  .record(
    {
      basics: fc.record(
        { name: fc.string({ unit: 'grapheme', minLength: 1 }), summary: fc.string({ unit: 'binary' }) },
        { noNullPrototype: true },
      ),
      work: fc.array(
        fc.record(
          {
            name: fc.string({ unit: 'grapheme' }),
            position: fc.constantFrom('Analyst', 'Support', '#let x = 1', '\u202Erotisivrepus'),
            startDate: fc.constantFrom('2021', '2021-03', '2021-03-15'),
            highlights: fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }),
          },
          { noNullPrototype: true },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['basics'], noNullPrototype: true },
  )
  .map((resume) => ({ ...resume, basics: { ...resume.basics, name: `Maya ${resume.basics.name}` } }))

const upload = fc.record({
  targetRole: optionalRole,
  file: fc.string({ unit: 'grapheme' }).map(resumeText),
})
const imported = fc.record({ resume: importedResume, targetRole: optionalRole }, { noNullPrototype: true })
const feedback = fc.record({ feedback: phrase, selectedRole: optionalRole }, { noNullPrototype: true })
const look = fc.record({
  template: fc.constantFrom('classic', 'modern', 'compact'),
  page: fc.constant('1'),
})

const answers = fc.record(
  {
    answers: fc.array(
      fc.record(
        { pointer: fc.constantFrom('/basics/name', '/work/0', '/__proto__/x'), answer: fc.constant('right') },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { noNullPrototype: true },
)

const ofOne = (rest: string) => `/api/resumes/{resume}${rest}`

export const resumesTesting: FeatureTesting = {
  requests: {
    'POST /api/resumes': { path: '/api/resumes', answers: [201], body: upload },
    'GET /api/resumes/:userId': { path: '/api/resumes/{me}', answers: [200] },
    'GET /api/resumes/:id/download': { path: ofOne('/download'), answers: [200] },
    'POST /api/resumes/import': { path: '/api/resumes/import', answers: [201], body: imported },
    'PATCH /api/resumes/:id': { path: ofOne(''), answers: [200] },
    'DELETE /api/resumes/:id': { path: '/api/resumes/{deletedResume}', answers: [200] },
    'POST /api/resumes/:id/optimize': { path: ofOne('/optimize'), answers: [200], body: feedback },
    'GET /api/resumes/:id/compare/:otherId': { path: ofOne('/compare/{otherResume}'), answers: [200] },
    'POST /api/resumes/:id/restore': { path: ofOne('/restore'), answers: [200] },
    'GET /api/resumes/:id/evidence': { path: ofOne('/evidence'), answers: [200] },
    'GET /api/resumes/:id/understood': { path: ofOne('/understood'), answers: [200] },
    'PUT /api/resumes/:id/understood': { path: ofOne('/understood'), answers: [200] },
    'POST /api/resumes/:id/answers': { path: ofOne('/answers'), answers: [200], body: answers },
    'GET /api/resumes/:id/preview': { path: ofOne('/preview'), answers: [200], query: look },
    'GET /api/resumes/:id/original': { path: ofOne('/original'), answers: [200] },
  },
  makeRows: async ({ person: { client, mark } }) => ({
    resume: String((await importResume(client, mark)).id),
    otherResume: String((await importResume(client, mark)).id),
  }),
  usedUp: {
    deletedResume: {
      like: 'resume',
      make: async ({ person: { client, mark } }) => {
        const made = await client.send<Resume>('POST', '/api/resumes/import', {
          json: { resume: jsonResume(mark) },
        })
        return String(made.json.id)
      },
    },
  },
  limits: { VERSIONS_PER_PERSON: '1000000', STORAGE_PER_PERSON_MB: '100000', MINIMUM_FREE_DISK_MB: '0' },
}
