// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearResponseCache } from '../../../lib/api.ts'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { useResumes } from '../resumes.queries.ts'
import { makeMinimalRow, makeRow } from '../testing/maya-okafor.ts'
import { UnsurePanel } from './unsure-panel.tsx'

const name = {
  pointer: '/basics/name',
  question: 'What is your name?',
  sources: [{ page: 1, line: 1, text: 'freight depot' }],
  suggestions: ['Maya Okafor', 'Carolina Freight'],
}
const title = {
  pointer: '/work/0/position',
  question: 'Is this your job title?',
  value: 'Brightwater Clinics',
  sources: [{ page: 1, line: 8, text: 'Brightwater Clinics, IT Support' }],
  suggestions: ['IT Support'],
}

let rows: unknown[]
let sent: { path: string; body: unknown }[]
let answerWith: () => Response

beforeEach(() => {
  sent = []
  answerWith = () => Response.json({})
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json(rows)
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return answerWith()
  })
})
afterEach(() => {
  cleanup()
  clearResponseCache()
  vi.unstubAllGlobals()
})

const Shown = () => {
  const current = useResumes().data?.[0]
  return current ? <UnsurePanel resume={current} /> : <p>loading</p>
}

const show = async (row: unknown) => {
  rows = [row]
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Shown />
      <Toaster />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull())
}
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))
const bodies = () => sent.map(({ body }) => body)

test.each([
  ['an answer without the list', makeMinimalRow()],
  ['an empty list', makeRow({ unsure: [] })],
  ['a null', makeRow({ unsure: null })],
  ['an unfinished analysis', makeRow({ status: 'analyzing', unsure: [name] })],
])('nothing is shown for %s', async (_, row) => {
  await show(row)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a question shows what was read and quotes the line with its place', async () => {
  await show(makeRow({ unsure: [title] }))
  const panel = screen.getByRole('region', { name: 'Please check 1 thing' })
  expect(within(panel).getByRole('region', { name: 'Is this your job title?' })).toBeTruthy()
  expect(within(panel).getByText('Brightwater Clinics')).toBeTruthy()
  expect(within(panel).getByText('Brightwater Clinics, IT Support')).toBeTruthy()
  expect(within(panel).getByText('resume.pdf, page 1, line 8')).toBeTruthy()
})

test('one tap answers, and the next question follows with the focus on the panel', async () => {
  await show(makeRow({ unsure: [name, title] }))
  expect(screen.getByRole('heading', { name: 'What is your name?' })).toBeTruthy()
  rows = [makeRow({ unsure: [title] })]
  await press('It is Maya Okafor')
  const heading = await screen.findByRole('heading', { name: 'Please check 1 thing' })
  expect(screen.getByRole('heading', { name: 'Is this your job title?' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(heading))
  rows = [makeRow({ unsure: [] })]
  await press('Yes, that is right')
  await screen.findByRole('heading', { name: 'Everything is checked' })
  expect(screen.getByRole('status').textContent).toBe('2 answered')
  expect(sent[0]?.path).toBe('/api/resumes/7/answers')
  expect(bodies()).toEqual([
    { answers: [{ pointer: '/basics/name', answer: 'change', value: 'Maya Okafor' }] },
    { answers: [{ pointer: '/work/0/position', answer: 'right' }] },
  ])
})

test('an answer can be typed, and a value left out', async () => {
  await show(makeRow({ unsure: [title, name] }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Or type it' }), '  Analyst {Enter}')
  await press('Leave it out')
  expect(bodies()).toEqual([
    { answers: [{ pointer: '/work/0/position', answer: 'change', value: 'Analyst' }] },
    { answers: [{ pointer: '/work/0/position', answer: 'leave-out' }] },
  ])
})

test('something missing can be said not to exist, apart from the name', async () => {
  await show(
    makeRow({ unsure: [name, { ...title, value: undefined, question: 'What was your job title?' }] }),
  )
  expect(screen.queryByRole('button', { name: 'There is none' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Yes, that is right' })).toBeNull()
  await press('Later')
  await press('There is none')
  expect(bodies()).toEqual([{ answers: [{ pointer: '/work/0/position', answer: 'leave-out' }] }])
})

test('a question about a whole entry is answered with yes or no only', async () => {
  await show(makeRow({ unsure: [{ ...title, pointer: '/work/2', question: 'Is this a job you had?' }] }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'It is IT Support' })).toBeNull()
  await press('Leave it out')
  expect(bodies()).toEqual([{ answers: [{ pointer: '/work/2', answer: 'leave-out' }] }])
})

test('questions can be put off and taken up again', async () => {
  await show(makeRow({ unsure: [name, title] }))
  await press('Later')
  await press('Later')
  expect(screen.getByText(/You left these for later/)).toBeTruthy()
  await press('Check now')
  expect(screen.getByRole('heading', { name: 'What is your name?' })).toBeTruthy()
  expect(sent).toEqual([])
})

test('an answer that cannot be saved keeps the question and says why', async () => {
  await show(makeRow({ unsure: [title] }))
  answerWith = () => Response.json({ error: 'The disk is full.' }, { status: 507 })
  await press('Yes, that is right')
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Is this your job title?' })).toBeTruthy()
})
