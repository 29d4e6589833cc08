// @vitest-environment happy-dom
import type { ChallengeWork } from '@nextrung/contract/challenge-work'
import type { ShownEntry } from '@nextrung/contract/shown-skills'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { calls, showLearningPath } from '../../features/learning-path/testing/show-learning-path.ts'
import { answer, refusal } from '../../testing/fake-server.ts'
import { specified } from '../../testing/specified.ts'

const shownCalls = {
  list: 'GET /api/shown-skills',
  add: 'POST /api/shown-skills/resume-lines',
  works: 'GET /api/challenges/works',
  save: 'PUT /api/challenges/c1/work',
  handIn: 'POST /api/challenges/c1/hand-in',
  drop: 'DELETE /api/challenges/c1/work',
} as const

const sqlQuiz = (more: Partial<ShownEntry> = {}): ShownEntry => ({
  skill: 'SQL',
  kind: 'assessment',
  id: '7',
  title: 'Quiz about SQL',
  shownOn: '2026-11-23T09:00:00.000Z',
  checkedBy: 'server',
  weight: 5,
  grade: 'fully',
  line: 'SQL: adaptive quiz about SQL, Nextrung, 23 November 2026',
  isOnResume: false,
  ...more,
})

const resume = { id: 3, version: 1 }

const openChain = async () => userEvent.click(await screen.findByText('SQL, shown on 23 Nov 2026'))

test('what was shown stands as a chain, and one click adds its line to the resume', async () => {
  let now = { shown: [sqlQuiz()], resume }
  const server = showLearningPath({
    [shownCalls.list]: () => answer(now),
    [shownCalls.add]: () => {
      now = { shown: [sqlQuiz({ isOnResume: true })], resume: { id: 4, version: 2 } }
      return answer(now)
    },
  })
  await openChain()
  const chain = await screen.findByRole('list', { name: 'From gap to resume: SQL' })
  expect(within(chain).getByText('Weighs 5 of 5 for your role')).toBeTruthy()
  expect(within(chain).getByText('On 23 Nov 2026 by an adaptive quiz, checked by this server')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add to my resume: SQL' }))
  expect(await within(chain).findByText(sqlQuiz().line)).toBeTruthy()
  expect(screen.getByText(/^Added to version 2 of your resume/)).toBeTruthy()
  expect(server.sentTo(shownCalls.add)[0]?.body).toEqual({ skill: 'SQL', kind: 'assessment', id: '7' })
})

test('a line that cannot be added says why, and the button stays', async () => {
  showLearningPath({
    [shownCalls.list]: () => answer({ shown: [sqlQuiz()], resume }),
    [shownCalls.add]: () => refusal(409, 'NOT_READY'),
  })
  await openChain()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my resume: SQL' }))
  expect(await screen.findByText('Refused with NOT_READY')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to my resume: SQL' })).toBeTruthy()
})

test('without a resume, the chain says how to get one', async () => {
  showLearningPath({ [shownCalls.list]: () => answer({ shown: [sqlQuiz()], resume: null }) })
  await openChain()
  expect(await screen.findByText(/^Upload a resume on the dashboard/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Add to my resume/ })).toBeNull()
})

const challenge = {
  ...specified.challenges[0],
  id: 'c1',
  title: 'Load a file',
  steps: ['Read it. Result: rows.', 'Load it. Result: a table.'],
  acceptanceCriteria: ['A second run changes nothing.'],
}

const work = (more: Partial<ChallengeWork> = {}): ChallengeWork => ({
  challengeId: 'c1',
  title: 'Load a file',
  stepsDone: [],
  link: null,
  text: null,
  takenAt: '2026-11-23T09:00:00.000Z',
  handedInAt: null,
  ...more,
})

test('a challenge is taken, ticked step by step, and handed in with the person’s own check', async () => {
  const handedIn = work({ link: 'https://example.com/work', handedInAt: '2026-11-23T10:00:00.000Z' })
  const server = showLearningPath({
    [calls.challenges]: () => answer([challenge]),
    [shownCalls.works]: () => answer({ works: [] }),
    [shownCalls.save]: ({ body }) => answer({ works: [work(body as Partial<ChallengeWork>)] }),
    [shownCalls.handIn]: () => answer({ works: [handedIn] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take this challenge: Load a file' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Read it/ }))
  expect(await screen.findByText('1 of 2 steps done')).toBeTruthy()
  expect(server.sentTo(shownCalls.save).at(-1)?.body).toEqual({ stepsDone: [0] })
  await userEvent.click(screen.getByText('Hand in your work'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Link to your work' }), 'https://example.com/work')
  await userEvent.click(screen.getByRole('checkbox', { name: 'A second run changes nothing.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Handed in on 23 Nov 2026, checked by yourself')).toBeTruthy()
  expect(server.sentTo(shownCalls.handIn)[0]?.body).toEqual({
    link: 'https://example.com/work',
    text: '',
    criteriaMet: [true],
  })
})

test('work that is refused stays in the form, with the reason', async () => {
  showLearningPath({
    [calls.challenges]: () => answer([challenge]),
    [shownCalls.works]: () => answer({ works: [work()] }),
    [shownCalls.handIn]: () => refusal(409, 'CONFLICT'),
  })
  await userEvent.click(await screen.findByText('Hand in your work'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Or in words' }), 'Loaded <b>twice</b>')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Refused with CONFLICT')).toBeTruthy()
  await waitFor(() => expect(screen.getByDisplayValue('Loaded <b>twice</b>')).toBeTruthy())
})
