// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { samplePath, sampleSuggestion } from '../../features/career-path/testing/sample-path.ts'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const load = 'GET /api/career-path/visualization'
const suggest = 'POST /api/career-path/suggest'

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'transitioner')
})

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ ...signedIn(), [load]: () => answer(samplePath), ...answers })
  showApp('/career-path')
  return server
}

const card = (name: string) => screen.findByRole('article', { name })
const open = async (role: string) =>
  userEvent.click(within(await card(role)).getByRole('button', { name: 'View Next Steps' }))

test('recommendations send the root’s role and skills once, and the path is loaded again', async () => {
  let suggestion: object | null = null
  const server = show({
    [load]: () => answer({ ...samplePath, suggestion }),
    [suggest]: () => {
      suggestion = sampleSuggestion
      return answer('')
    },
  })
  await card('IT Support Specialist')
  expect(screen.getByText(/None yet/)).toBeTruthy()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Get AI Recommendations' }))
  expect(await screen.findByText('Career Path Updated')).toBeTruthy()
  expect(await screen.findByText('Learn AWS after Linux: your target asks for it.')).toBeTruthy()
  expect(screen.getByText('Built-in engine')).toBeTruthy()
  expect(screen.getByText(/2026/)).toBeTruthy()
  const [sent, ...more] = server.sentTo(suggest)
  expect(more).toEqual([])
  expect(sent?.body).toEqual({ currentRole: 'IT Support Specialist', currentSkills: ['Linux', 'Django'] })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(server.sentTo(load)).toHaveLength(2)
})

test('open cards stay open while the path is loaded again', async () => {
  show({ [suggest]: () => answer('') })
  await open('IT Support Specialist')
  await userEvent.click(screen.getByRole('button', { name: 'Get AI Recommendations' }))
  await screen.findByText('Career Path Updated')
  expect(await card('System Administrator')).toBeTruthy()
})

test('failing recommendations are told as specified, and can be asked for again', async () => {
  show({ [suggest]: () => answer('<html>', { status: 500 }) })
  await card('IT Support Specialist')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Get AI Recommendations' })
  await userEvent.click(button)
  expect(await screen.findByText('Failed to get AI recommendations')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  await waitFor(() => expect(button.disabled).toBe(false))
})

test('at the limit, says when it resets and links to the plans, in place and in the notification', async () => {
  const sentence = "You have used today's 100 of Career path. More is there tomorrow from 00:00 UTC."
  show({ [suggest]: () => refusal(402, 'LIMIT_REACHED', { error: sentence }) })
  await card('IT Support Specialist')
  await userEvent.click(screen.getByRole('button', { name: 'Get AI Recommendations' }))
  await screen.findAllByText(sentence, { exact: false })
  const region = screen.getByRole('region', { name: /Notifications/ })
  for (const place of [region, screen.getByRole('main')])
    expect(within(place).getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe(
      '/subscription',
    )
})

test('stored recommendations say when they are outdated', async () => {
  const outdated = 'Your resume has changed since.'
  show({ [load]: () => answer({ ...samplePath, suggestion: { ...sampleSuggestion, outdated } }) })
  expect(await screen.findByText(outdated)).toBeTruthy()
  expect(screen.getByText('Outdated')).toBeTruthy()
})
