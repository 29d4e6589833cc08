// @vitest-environment happy-dom
import type { ChallengeWork } from '@nextrung/contract/challenge-work'
import type { ShownEntry } from '@nextrung/contract/shown-skills'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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
  check: 'POST /api/challenges/c1/check',
  handIn: 'POST /api/challenges/c1/hand-in',
  report: 'POST /api/task-reports',
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

const openChain = async () => userEvent.click(await screen.findByText('SQL, shown on 23 Nov 2026 by a quiz'))

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
  expect(within(chain).getByText('On 23 Nov 2026 by a quiz, checked by this server')).toBeTruthy()
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
  expect(await screen.findByText('Handed in on 23 Nov 2026, checked by you')).toBeTruthy()
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
  await userEvent.type(screen.getByRole('textbox', { name: 'Or describe it' }), 'Loaded <b>twice</b>')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Refused with CONFLICT')).toBeTruthy()
  await waitFor(() => expect(screen.getByDisplayValue('Loaded <b>twice</b>')).toBeTruthy())
})

test('what is about to be handed in is there again after the screen was left, and gone once handed in', async () => {
  const open = () =>
    showLearningPath({
      [calls.challenges]: () => answer([challenge]),
      [shownCalls.works]: () => answer({ works: [work()] }),
      [shownCalls.handIn]: () => answer({ works: [work({ handedInAt: '2026-11-23T10:00:00.000Z' })] }),
    })
  open()
  await userEvent.click(await screen.findByText('Hand in your work'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Or describe it' }), 'Loaded twice')
  await userEvent.click(screen.getByRole('checkbox', { name: 'A second run changes nothing.' }))
  cleanup()
  const server = open()
  await userEvent.click(await screen.findByText('Hand in your work'))
  expect(await screen.findByDisplayValue('Loaded twice')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Handed in on 23 Nov 2026, checked by you')).toBeTruthy()
  expect(server.sentTo(shownCalls.handIn)[0]?.body).toMatchObject({
    text: 'Loaded twice',
    criteriaMet: [true],
  })
  expect(screen.queryByDisplayValue('Loaded twice')).toBeNull()
})

const counted = {
  ...challenge,
  acceptanceCriteria: ['The counts add up.', 'A second run changes nothing.'],
  criterionChecks: [{ criterion: 0, asks: 'Paste the counts: all | loaded.' }],
}
const verdict = (problem: string | null) => ({
  criteria: [
    { text: 'The counts add up.', decidedBy: 'program' as const, met: problem === null, problem },
    { text: 'A second run changes nothing.', decidedBy: 'self' as const, met: true, problem: null },
  ],
})

test('a program checks what is pasted for a criterion, the person the others, and each says which', async () => {
  const checks = [verdict('Line 1: loaded is missing.'), verdict(null)]
  const server = showLearningPath({
    [calls.challenges]: () => answer([counted]),
    [shownCalls.works]: () => answer({ works: [work()] }),
    [shownCalls.check]: () => answer(checks.shift() ?? verdict(null)),
    [shownCalls.handIn]: () =>
      answer({ works: [work({ handedInAt: '2026-11-23T10:00:00.000Z', ...verdict(null) })] }),
  })
  await userEvent.click(await screen.findByText('Hand in your work'))
  const pasted = screen.getByRole('textbox', { name: 'The counts add up.' })
  expect(screen.getByText(/^Checked by program\. *Paste the counts: all \| loaded\.$/)).toBeTruthy()
  expect(screen.getByText('You decide.')).toBeTruthy()
  await userEvent.type(pasted, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Check without handing in' }))
  expect(await screen.findByText('Line 1: loaded is missing.')).toBeTruthy()
  await userEvent.type(pasted, ' | 3')
  expect(screen.queryByText('Line 1: loaded is missing.')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'A second run changes nothing.' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Or describe it' }), 'Done')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(
    await screen.findByText('Handed in on 23 Nov 2026, 1 of 2 criteria checked by program, 1 by you'),
  ).toBeTruthy()
  expect(screen.getByText('Checked by you')).toBeTruthy()
  expect(server.sentTo(shownCalls.handIn)[0]?.body).toMatchObject({
    answers: ['3 | 3', ''],
    criteriaMet: [false, true],
  })
})

test('what was handed in and is no longer suggested can be read, and dropped', async () => {
  const done = work({ challengeId: 'c9', title: 'An older one', handedInAt: '2026-11-20T10:00:00.000Z' })
  const server = showLearningPath({
    [calls.challenges]: () => answer([challenge]),
    [shownCalls.works]: () => answer({ works: [done] }),
    'DELETE /api/challenges/c9/work': () => answer({ works: [] }),
  })
  await userEvent.click(await screen.findByText('Handed in (1)'))
  expect(screen.getByText('Handed in on 20 Nov 2026, checked by you')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Drop this challenge: An older one' }))
  await waitFor(() => expect(screen.queryByText('An older one')).toBeNull())
  expect(server.sentTo('DELETE /api/challenges/c9/work')).toHaveLength(1)
})

test('a challenge can be reported to the operator', async () => {
  const server = showLearningPath({
    [calls.challenges]: () => answer([challenge]),
    [shownCalls.works]: () => answer({ works: [] }),
    [shownCalls.report]: () => answer({ reportedAt: '2026-11-23T10:00:00.000Z' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Report this challenge: Load a file' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'Step 2')
  await userEvent.click(screen.getByRole('button', { name: 'Send Report' }))
  expect(await screen.findByText('Thank you. This server’s operator will see your report.')).toBeTruthy()
  expect(server.sentTo(shownCalls.report)[0]?.body).toEqual({
    kind: 'challenge',
    id: 'c1',
    reason: 'unclear',
    note: 'Step 2',
  })
})
