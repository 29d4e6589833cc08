import { answer, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'
import { specified } from '../../../testing/specified.ts'
import { plannedPath } from './sample-plan.ts'

export const calls = {
  skills: 'GET /api/user/skills',
  required: 'GET /api/learning-path/roles/Data%20Engineer/skills',
  generate: 'POST /api/learning-path/generate',
  challenges: 'POST /api/learning-path/challenges',
  levels: 'GET /api/learning-path/skills/Python/levels',
  plan: 'GET /api/learning-path/plan',
  preferences: 'PUT /api/learning-path/preferences',
  claim: 'PATCH /api/learning-path/skills',
  course: 'PUT /api/learning-path/enrollments/python-basics',
  removeCourse: 'DELETE /api/learning-path/enrollments/python-basics',
  mark: 'PUT /api/learning-path/milestones/code',
  unmark: 'DELETE /api/learning-path/milestones/code',
  calendar: 'GET /api/learning-path/calendar',
} as const

/** The learning path of a person with SQL who wants to be a Data Engineer. */
export const showLearningPath = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'transitioner')
  const server = startFakeServer({
    ...signedIn(),
    [calls.skills]: () => answer({ skills: ['SQL'] }),
    [calls.required]: () => answer({ requiredSkills: ['SQL', 'Python', 'Git', 'ETL', 'Airflow'] }),
    [calls.generate]: () => answer(plannedPath()),
    [calls.challenges]: () => answer(specified.challenges),
    ...answers,
  })
  showApp('/learning-path')
  return server
}
