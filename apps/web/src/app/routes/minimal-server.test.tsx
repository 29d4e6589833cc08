// @vitest-environment happy-dom
import { getCareerPath } from '@nextrung/contract/career-path'
import { getInterviewQuestions, getInterviewScores } from '@nextrung/contract/interview'
import { listResumes } from '@nextrung/contract/resumes'
import { getSettings } from '@nextrung/contract/settings'
import { getCurrentSubscription } from '@nextrung/contract/subscription'
import { getProfile } from '@nextrung/contract/users'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, startFakeServer } from '../../testing/fake-server.ts'
import { malformedAnswers } from '../../testing/malformed-answers.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

// The session, and the calls each screen makes according to the specification.
const session = 'GET /auth/get-session'
const settings = 'GET /api/settings/uid-maya'
const resumes = 'GET /api/resumes/1'
const careerPath = 'GET /api/career-path/visualization'
const subscription = 'GET /api/subscription/current'
const profile = 'GET /api/users/uid-maya'
const scores = 'GET /api/interview/scores/1'
const questions =
  'GET /api/interview/Security%20Engineer/technical?difficulty=intermediate&multipleChoice=false'

const answers: Record<string, unknown> = {
  [session]: specified.session,
  [settings]: specified.settings,
  [resumes]: [specified.resume],
  [careerPath]: specified.careerPath,
  [subscription]: specified.subscription,
  [profile]: specified.profile,
  [scores]: specified.interviewScores,
  [questions]: specified.interviewQuestions,
}

const show = (path: string, changed: Record<string, unknown> = {}) => {
  const table = Object.entries({ ...answers, ...changed })
  const server = startFakeServer(
    Object.fromEntries(table.map(([call, body]) => [call, () => answer(body as object)])),
  )
  return { ...server, ...showApp(path) }
}

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const screens = [
  {
    path: '/dashboard',
    title: 'Your Career Dashboard',
    shows: 'Look of your downloads',
    loads: [resumes, subscription],
  },
  {
    path: '/career-path',
    title: 'Career Path Analysis',
    shows: 'IT Support Specialist',
    loads: [careerPath],
  },
  { path: '/profile', title: 'Profile Management', shows: 'Personal Information', loads: [profile] },
  {
    path: '/interview-prep',
    title: 'Interview Preparation',
    shows: 'Practice Answer',
    loads: [scores, questions],
  },
  { path: '/settings', title: 'Settings', shows: 'Change Password', loads: [] },
  { path: '/career-story', title: 'Career Story', shows: 'Generate Story', loads: [] },
  { path: '/subscription', title: 'Choose Your Plan', shows: 'Free Trial', loads: [subscription] },
]

test.each(screens)('$path works with only the specified calls', async ({ path, title, shows, loads }) => {
  const server = show(path)
  await screen.findByRole('heading', { name: title })
  expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
  await waitFor(() => {
    for (const call of loads) expect(server.sentTo(call).length, call).toBeGreaterThan(0)
  })
  expect([...new Set(server.asked())].sort()).toEqual([session, settings, ...loads].sort())
  expect(screen.queryByText('Error')).toBeNull()
})

const spoiled = [
  { path: '/dashboard', title: 'Your Career Dashboard', call: resumes, schema: listResumes.response },
  {
    path: '/dashboard',
    title: 'Your Career Dashboard',
    call: subscription,
    schema: getCurrentSubscription.response,
  },
  { path: '/career-path', title: 'Career Path Analysis', call: careerPath, schema: getCareerPath.response },
  { path: '/profile', title: 'Profile Management', call: profile, schema: getProfile.response },
  {
    path: '/interview-prep',
    title: 'Interview Preparation',
    call: scores,
    schema: getInterviewScores.response,
  },
  {
    path: '/interview-prep',
    title: 'Interview Preparation',
    call: questions,
    schema: getInterviewQuestions.response,
  },
  { path: '/settings', title: 'Settings', call: settings, schema: getSettings.response },
  {
    path: '/subscription',
    title: 'Choose Your Plan',
    call: subscription,
    schema: getCurrentSubscription.response,
  },
].flatMap(({ schema, ...rest }) =>
  malformedAnswers(schema, answers[rest.call]).map(({ what, answer: body }) => ({ ...rest, what, body })),
)

test.each(spoiled)('$path still works when $call has $what', async ({ path, title, call, body }) => {
  const server = show(path, { [call]: body })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await waitFor(() => expect(server.sentTo(call).length).toBeGreaterThan(0))
  expect(screen.queryByText('Error')).toBeNull()
})
