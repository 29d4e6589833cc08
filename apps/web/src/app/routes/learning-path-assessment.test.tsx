// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  marked,
  overview,
  question,
  result,
  run,
  sqlSkill,
} from '../../features/assessments/testing/sample-quiz.ts'
import { plannedPath } from '../../features/learning-path/testing/sample-plan.ts'
import { calls as pathCalls } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'
import { specified } from '../../testing/specified.ts'

const calls = {
  overview: 'GET /api/assessments',
  start: 'POST /api/assessments/runs',
  run: 'GET /api/assessments/runs/7',
  answer: 'POST /api/assessments/runs/7/answers',
  stop: 'DELETE /api/assessments/runs/7',
  claim: 'PUT /api/assessments/skills/SQL/claim',
  unclaim: 'DELETE /api/assessments/skills/SQL/claim',
  certificate: 'POST /api/assessments/certificates',
  report: 'POST /api/interview/questions/11/report',
  history: 'GET /api/assessments/skills/SQL/history',
} as const

type Answers = Parameters<typeof startFakeServer>[0]

const open = (address: string, answers: Answers = {}) => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'transitioner')
  const server = startFakeServer({
    ...signedIn(),
    [pathCalls.skills]: () => answer({ skills: ['SQL'] }),
    [pathCalls.required]: () => answer({ requiredSkills: ['SQL', 'Python'] }),
    [pathCalls.generate]: () => answer(plannedPath()),
    [pathCalls.challenges]: () => answer(specified.challenges),
    [calls.overview]: () => answer(overview()),
    ...answers,
  })
  showApp(address)
  return server
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sqlQuiz = '/learning-path?panel=assessment&skill=SQL'

test('the quizzes open from the learning path and are loaded only then', async () => {
  const server = open('/learning-path')
  const entry = await screen.findByRole('button', { name: 'Test your skills' })
  expect(server.sentTo(calls.overview)).toHaveLength(0)
  await userEvent.click(entry)
  const panel = await screen.findByRole('dialog', { name: 'Test your skills' })
  expect(await within(panel).findByText('SQL')).toBeTruthy()
  expect(within(panel).getByText('Not tested yet')).toBeTruthy()
  expect(location.search).toBe('?panel=assessment')
})

test('a quiz asks, marks with every explanation, goes on and ends in a level', async () => {
  const second = question({ id: 12, question: 'And this?', options: ['A', 'B', 'C', 'D'] })
  const marks = [
    { answer: marked(), run: run({ question: second, progress: { answered: 1, right: 1, atMost: 16 } }) },
    {
      answer: marked({ questionId: 12, option: 0, isRight: false }),
      run: run({ status: 'completed', question: null, result: result() }),
    },
  ]
  const server = open(sqlQuiz, {
    [calls.start]: () => answer(run()),
    [calls.answer]: () => answer(marks.shift()),
  })
  await press('Start the quiz')
  expect(await screen.findByText('SELECT count(*) FROM orders;')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'One row' }))
  await press('Submit Answer')
  expect(await screen.findByText('Right.')).toBeTruthy()
  expect(server.sentTo(calls.answer)[0]?.body).toEqual({ questionId: 11, option: 1 })
  for (const words of ['It counts rows.', 'There is one group.', 'The query is valid.'])
    expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next question'))
  await press('Next question')
  await userEvent.click(await screen.findByRole('radio', { name: 'A' }))
  await press('Submit Answer')
  expect(await screen.findByText(/^Not quite/)).toBeTruthy()
  await press('See the result')
  expect(await screen.findByText('of 5, Practitioner, 78% sure')).toBeTruthy()
  expect(screen.getByText('9 of 13 answered correctly')).toBeTruthy()
  expect(screen.getByText('Window functions.')).toBeTruthy()
  expect(screen.getByText('Due for a retest on 23 Dec 2026.')).toBeTruthy()
})

test('an answer needs a choice', async () => {
  const server = open(sqlQuiz, { [calls.start]: () => answer(run()) })
  await press('Start the quiz')
  await press('Submit Answer')
  expect(await screen.findByText('Please select an answer option')).toBeTruthy()
  expect(server.sentTo(calls.answer)).toHaveLength(0)
})

test('a quiz under way goes on after a reload, and an answer refused elsewhere loads it again', async () => {
  const running = { id: 7, answered: 3, atMost: 16 }
  const server = open(sqlQuiz, {
    [calls.overview]: () => answer(overview([sqlSkill({ running })])),
    [calls.run]: () => answer(run({ progress: { answered: 3, right: 2, atMost: 16 } })),
    [calls.answer]: () => refusal(409, 'CONFLICT', { error: 'This question was answered in another tab.' }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'One row' }))
  await press('Submit Answer')
  expect(await screen.findByText('This question was answered in another tab.')).toBeTruthy()
  await waitFor(() => expect(server.sentTo(calls.run)).toHaveLength(2))
})

test('a quiz can be stopped without a result', async () => {
  const server = open(sqlQuiz, {
    [calls.start]: () => answer(run()),
    [calls.stop]: () => answer(run({ status: 'stopped', question: null })),
  })
  await press('Start the quiz')
  await press('Stop without a result')
  expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeTruthy()
  expect(server.sentTo(calls.stop)).toHaveLength(1)
})

test('a used-up allowance says so, with the way to the plans', async () => {
  open(sqlQuiz, {
    [calls.start]: () => refusal(402, 'LIMIT_REACHED', { error: 'You have used today’s quizzes.' }),
  })
  await press('Start the quiz')
  expect(await screen.findByText('You have used today’s quizzes.', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription')
})

test('a skill without a quiz can still be claimed', async () => {
  const claimed = sqlSkill({ questionCount: 0 })
  open(sqlQuiz, { [calls.overview]: () => answer(overview([claimed])) })
  expect(await screen.findByText(/^There’s no quiz about SQL yet/)).toBeTruthy()
  expect(screen.getByText('Your own rating')).toBeTruthy()
})

test('a certificate is saved as unverified, and a wrong link is said at its field', async () => {
  const saved = sqlSkill({
    certificates: [
      {
        id: 3,
        skillName: 'SQL',
        proficiencyLevel: null,
        confidence: null,
        lastAssessed: '2026-11-23T09:00:00.000Z',
        nextAssessmentDue: null,
        verified: false,
        verificationMethod: 'certification',
        evidence: [],
        certificate: {
          name: 'SQL <b>Associate</b>',
          issuer: 'A school',
          link: null,
          issuedOn: null,
          expiresOn: '2025-01-01',
          hasExpired: true,
          file: null,
        },
      },
    ],
  })
  const server = open(sqlQuiz, { [calls.certificate]: () => answer(overview([saved])) })
  await press(/^Certificates/)
  await press('Add a certificate')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'SQL Associate')
  await userEvent.type(screen.getByRole('textbox', { name: 'Issued by' }), 'A school')
  await userEvent.type(screen.getByRole('textbox', { name: 'Link (optional)' }), 'no link')
  await press('Save')
  expect(await screen.findByText('Enter a full link, starting with https://')).toBeTruthy()
  expect(server.sentTo(calls.certificate)).toHaveLength(0)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Link (optional)' }))
  await press('Save')
  expect(await screen.findByText('SQL <b>Associate</b>')).toBeTruthy()
  expect(screen.getByText('Unverified')).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
})
