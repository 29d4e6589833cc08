// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../testing/fake-server.ts'
import { LinkedInCard } from './linkedin-card.tsx'

const line = (number: number, text: string) => ({ page: 1, line: number, text })

const headline = {
  text: 'IT Support Specialist | Moving into security engineer roles',
  characters: 59,
  parts: [
    { text: 'IT Support Specialist', basis: 'kept', sources: [line(2, 'IT Support Specialist')] },
    { text: 'Moving into security engineer roles', basis: 'aim', sources: [] },
  ],
}

const texts = {
  resume: { id: 7, version: 1, fileName: 'resume.txt' },
  targetRole: 'Security Engineer',
  headlines: [headline],
  about: {
    text: 'I am an IT Support Specialist.\n\nAt Brightwater Clinics, I moved 310 staff to single sign-on.',
    characters: 91,
    parts: [
      {
        text: 'I am an IT Support Specialist.',
        basis: 'reworded',
        sources: [line(2, 'IT Support Specialist')],
      },
      {
        text: 'At Brightwater Clinics, I moved 310 staff to single sign-on.',
        basis: 'reworded',
        sources: [line(14, 'Did the SSO rollout (310 people)')],
      },
    ],
  },
  suggestions: ['Figures of an employer may be confidential: leave out those that must not be public.'],
  engine: 'built-in',
}

const call = 'POST /api/linkedin'
const client = makeQueryClient()
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <LinkedInCard resumeId={7} />
    </QueryClientProvider>,
  )
const write = () => userEvent.click(screen.getByRole('button', { name: 'Write Headline and About' }))

beforeEach(() => client.clear())

test('loads nothing until asked, and then once for this version', async () => {
  const server = startFakeServer({ [call]: () => answer(texts) })
  show()
  expect(server.sentTo(call)).toHaveLength(0)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Write Headline and About' }))
  expect(await screen.findByText('59 of 220 characters')).toBeTruthy()
  expect(screen.getByText('91 of 2600 characters')).toBeTruthy()
  expect(screen.getByText('Built-in engine')).toBeTruthy()
  expect(screen.getByText(/may be confidential/)).toBeTruthy()
  expect(server.sentTo(call).map(({ body }) => body)).toEqual([{ resumeId: 7 }])
})

test('the evidence for each sentence is a click away', async () => {
  startFakeServer({ [call]: () => answer(texts) })
  show()
  await write()
  const button = await screen.findByRole('button', { name: 'Evidence for About' })
  expect(screen.queryByText('Did the SSO rollout (310 people)')).toBeNull()
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Did the SSO rollout (310 people)')).toBeTruthy()
  expect(screen.getByText(/resume\.txt, page 1, line 14/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Evidence for headline 1' }))
  expect(screen.getByText(/appears as your goal/)).toBeTruthy()
})

test('copies a text whole, and the button confirms it', async () => {
  startFakeServer({ [call]: () => answer(texts) })
  const user = userEvent.setup()
  show()
  await write()
  await user.click(await screen.findByRole('button', { name: 'Copy About' }))
  expect(await navigator.clipboard.readText()).toBe(texts.about.text)
  expect(await screen.findByText('Copied About')).toBeTruthy()
})

test('if the browser refuses to copy, says what to do instead', async () => {
  startFakeServer({ [call]: () => answer(texts) })
  show()
  await write()
  vi.stubGlobal('navigator', {})
  await userEvent.click(await screen.findByRole('button', { name: 'Copy headline 1' }))
  expect(await screen.findByText(/copy it yourself/)).toBeTruthy()
})

test('at the limit, says when it resets and links to the plans', async () => {
  const sentence =
    "You have used today's 100 of LinkedIn optimization. More is there tomorrow from 00:00 UTC."
  startFakeServer({ [call]: () => refusal(402, 'LIMIT_REACHED', { error: sentence }) })
  show()
  await write()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(new RegExp(sentence))).toBeTruthy()
  expect(alert.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription')
})

test.each([
  ['trouble', () => answer('<html>', { status: 502 })],
  ['an answer that is none', () => answer({ headlines: [] })],
])('%s is told in a sentence, and the button is there again', async (_what, answering) => {
  startFakeServer({ [call]: answering })
  show()
  await write()
  expect((await screen.findByRole('alert')).textContent).toContain('The texts could not be written.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write Headline and About' }).disabled).toBe(
    false,
  )
})

test('retries a lost answer with the same key, and uses a new key for new texts', async () => {
  let isLost = true
  const server = startFakeServer({ [call]: () => (isLost ? answer('', { status: 502 }) : answer(texts)) })
  show()
  await write()
  await screen.findByRole('alert')
  isLost = false
  await write()
  await screen.findByText('59 of 220 characters')
  await userEvent.click(screen.getByRole('button', { name: 'Write Them Again' }))
  await vi.waitFor(() => expect(server.sentTo(call)).toHaveLength(3))
  const [lost, again, later] = server.sentTo(call).map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('texts stay while the person visits another screen', async () => {
  const server = startFakeServer({ [call]: () => answer(texts) })
  const { unmount } = show()
  await write()
  await screen.findByText('59 of 220 characters')
  unmount()
  show()
  expect(screen.getByText('59 of 220 characters')).toBeTruthy()
  expect(server.sentTo(call)).toHaveLength(1)
})
