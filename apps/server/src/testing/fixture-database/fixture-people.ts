import type { Session } from '@nextrung/contract/auth'
import type { InterviewQuestion } from '@nextrung/contract/interview'
import type { LearningPath } from '@nextrung/contract/learning-path'
import type { DailyStep } from '@nextrung/contract/learning-plan'
import { appCode } from '../authenticator.ts'
import type { Client } from '../client.ts'
import { fileForm, resumeText, waitForCompleted } from '../factories.ts'
import { jsonResume } from '../resume-calls.ts'
import type { RunningApp } from '../running-app.ts'
import { type FixturePerson, fixturePassword } from './fixture.ts'

const password = fixturePassword

/** Makes a call and throws if it fails. */
const call = async <Body>(client: Client, ...sent: Parameters<Client['send']>): Promise<Body> => {
  const answer = await client.send<Body>(...sent)
  if (answer.status >= 400) throw new Error(`${sent[0]} ${sent[1]} answered ${answer.status}: ${answer.text}`)
  return answer.json
}

const signUp = async (app: RunningApp, displayName: string) => {
  const client = app.newClient()
  const email = `${displayName.toLowerCase().replace(' ', '.')}@example.com`
  const { user } = await call<Session>(client, 'POST', '/auth/sign-up/email', {
    json: { displayName, email, password },
  })
  return { client, email, user }
}

const profile = {
  bio: 'Moves from support into security.',
  professionalTitle: 'IT Support Specialist',
  phoneNumber: '(919) 555-0142',
  linkedinUrl: 'https://www.linkedin.com/in/maya-example',
  currentLocation: 'Raleigh, NC',
  yearsOfExperience: 7,
  languages: ['English', 'Igbo'],
}

/** Makes a path, follows a course of it, ticks its first milestone and puts the day's step off. */
const followLearningPath = async (client: Client) => {
  const body = {
    currentSkills: ['Python'],
    requiredSkills: ['SIEM'],
    targetRole: 'Security Engineer',
    nextSteps: [],
  }
  const { courses, milestones } = await call<LearningPath>(client, 'POST', '/api/learning-path/generate', {
    json: body,
  })
  const [course, milestone] = [courses.find(({ id }) => id), milestones.find(({ id }) => id)]
  if (!course || !milestone) throw new Error('The path has no course or no milestone.')
  await call(client, 'PUT', `/api/learning-path/enrollments/${course.id}`, { json: { progress: 40 } })
  await call(client, 'PUT', `/api/learning-path/milestones/${milestone.id}`, { json: {} })
  const { step } = await call<DailyStep>(client, 'GET', '/api/learning-path/next-step')
  if (!step) throw new Error('There is no step for today.')
  await call(client, 'POST', `/api/learning-path/next-step/${encodeURIComponent(step.id)}`, {
    json: { answer: 'later' },
  })
}

/** Applies to a job of the sample board, and notes one that was found elsewhere. */
const applyForJobs = async (client: Client): Promise<void> => {
  const [version] = await call<{ id: number }[]>(client, 'GET', '/api/resumes/1')
  const path = '/api/job-automation'
  const job = 'junior-backend-developer-rookwood-seed-exchange'
  await call(client, 'POST', `${path}/jobs/${job}/apply`, { json: { resumeId: version?.id } })
  await call(client, 'PATCH', `${path}/settings`, { json: { dailyCap: 5 } })
  await call(client, 'PUT', `${path}/hidden/${job}`, { json: { reason: 'Too far' } })
  const own = await call<{ id: number }>(client, 'POST', '/api/job-applications', {
    json: { title: 'Security Analyst', company: 'Corner Bakery', stage: 'applied' },
  })
  await call(client, 'POST', `/api/job-applications/${own.id}/entries`, {
    json: { kind: 'note', text: 'Ask about the shifts' },
  })
}

/** Answers one question of interview practice. */
const practiseInterview = async (client: Client) => {
  const [question] = await call<InterviewQuestion[]>(
    client,
    'GET',
    '/api/interview/Security%20Engineer/technical',
  )
  const { id: sessionId } = await call<{ id: number }>(client, 'POST', '/api/interview/start', {
    json: {
      userId: 1,
      roleTitle: 'Security Engineer',
      scenarioType: 'technical',
      difficultyLevel: 'intermediate',
    },
  })
  await call(client, 'POST', '/api/interview/answer', {
    json: { sessionId, questionId: question?.id, answer: 'I would look at the logs first.', duration: 40 },
  })
}

/** A person on the trial, with an uploaded resume, a second version, a profile and a question to the operator. */
const makeTrialPerson = async (app: RunningApp): Promise<FixturePerson> => {
  const { client, email, user } = await signUp(app, 'Maya Okafor')
  const urls = { successUrl: `${app.url}/subscription`, cancelUrl: `${app.url}/subscription` }
  await call(client, 'PUT', '/auth/selection', {
    json: { userType: 'transitioner', targetRole: 'Security Engineer' },
  })
  await call(client, 'PATCH', `/api/users/${user.uid}`, { json: profile })
  await call(client, 'PATCH', `/api/settings/${user.uid}`, { json: { theme: 'dark' } })
  await call(client, 'POST', '/api/subscription/activate-free', { json: {} })
  await call(client, 'POST', '/api/resumes', {
    form: fileForm(resumeText('Fixture'), { targetRole: 'Security Engineer' }),
  })
  const { id } = await waitForCompleted(client)
  await call(client, 'PATCH', `/api/resumes/${id}`, { json: { label: 'As I wrote it' } })
  await call(client, 'POST', `/api/resumes/${id}/optimize`, { json: { feedback: 'Put education first.' } })
  await waitForCompleted(client)
  await call(client, 'POST', '/api/linkedin', { json: {} })
  await call(client, 'POST', '/api/career-story', {
    json: {
      currentSkills: ['Python'],
      targetRole: 'Security Engineer',
      completedCourses: [],
      yearsOfExperience: 7,
    },
  })
  await call(client, 'POST', '/api/career-path/suggest', { json: { currentSkills: ['Python'] } })
  await call(client, 'POST', '/api/exercises/sql-unassigned-tickets/attempts', {
    json: { code: 'SELECT 1', passed: true },
  })
  await call(client, 'POST', '/api/task-reports', {
    json: { kind: 'exercise', id: 'sql-unassigned-tickets', reason: 'unclear' },
  })
  await followLearningPath(client)
  await call(client, 'POST', '/api/assessments/runs', { json: { skill: 'Linux' } })
  await call(client, 'PUT', '/api/assessments/skills/Python/claim', { json: { level: 3 } })
  await call(client, 'POST', '/api/assessments/certificates', {
    json: { skill: 'Linux', name: 'LPIC-1', issuer: 'Linux Professional Institute' },
  })
  await practiseInterview(client)
  await applyForJobs(client)
  await call(client, 'POST', '/api/support', { json: { subject: 'A question', message: 'Where is it?' } })
  await call(client, 'POST', '/api/account/export', { json: { password } })
  await call(client, 'POST', '/api/subscription/create-checkout', { json: { tierId: 2, ...urls } })
  return { email, versions: 2 }
}

/** A paying person with an imported resume and a second factor, halfway through signing in on another device. */
const makePayingPerson = async (app: RunningApp): Promise<FixturePerson> => {
  const { client, email } = await signUp(app, 'Jonas Lindqvist')
  await call(client, 'POST', '/api/resumes/import', { json: { resume: jsonResume('Jonas') } })
  await waitForCompleted(client)
  const urls = { successUrl: `${app.url}/subscription`, cancelUrl: `${app.url}/subscription` }
  const { sessionId } = await call<{ sessionId: string }>(
    client,
    'POST',
    '/api/subscription/create-checkout',
    {
      json: { tierId: 2, ...urls },
    },
  )
  await call(client, 'POST', `/api/subscription/test-checkout/${sessionId}`, { json: { outcome: 'success' } })
  const { setupKey } = await call<{ setupKey: string }>(client, 'POST', '/auth/second-factor/start', {
    json: { password },
  })
  const code = appCode(setupKey, new Date())
  await call(client, 'POST', '/auth/second-factor/confirm', { json: { code } })
  // Answered with 401, because the server now asks for the code.
  await app.newClient().send('POST', '/auth/sign-in/email', { json: { email, password } })
  return { email, versions: 1, setupKey }
}

/** A person who has asked for a password reset. Made-up rows in otherwise empty tables belong to them. */
const makeQuietPerson = async (app: RunningApp) => {
  const { client, email, user } = await signUp(app, 'Ada Example')
  await call(client, 'POST', '/api/resumes/import', { json: { resume: jsonResume('Ada') } })
  await waitForCompleted(client)
  await call(app.newClient(), 'POST', '/auth/password/forgot', { json: { email } })
  return { person: { email, versions: 1 }, owner: user }
}

/** Signs up the people of a fixture database and uses every feature as them. */
export const makeFixturePeople = async (app: RunningApp) => {
  const trial = await makeTrialPerson(app)
  const paying = await makePayingPerson(app)
  const { person, owner } = await makeQuietPerson(app)
  return { people: [trial, paying, person], owner }
}
