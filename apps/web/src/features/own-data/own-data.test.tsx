// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../testing/fake-server.ts'
import { Toaster } from '../../ui/toaster.tsx'
import DeleteAccount from './delete-account.tsx'
import DownloadEverything from './download-everything.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import RecentActivity from './recent-activity.tsx'

const user = userEvent.setup()

const withPassword = { 'GET /auth/sign-in-state': () => answer({ hasPassword: true }) }

const show = (panel: ReactNode, answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ ...withPassword, ...answers })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      {panel}
      <Toaster />
    </QueryClientProvider>,
  )
  return server
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('the download takes the password and returns a link with its expiry', async () => {
  const server = show(<DownloadEverything />, {
    'POST /api/account/export': () =>
      answer({ url: '/api/account/export/a-token', expiresAt: '2026-11-21T10:00:00.000Z' }),
  })
  await user.type(await screen.findByLabelText('Your password'), 'Rung-by-Rung-42')
  await user.click(button('Prepare my download'))
  const link = await screen.findByRole('link', { name: 'Download the archive' })
  expect(link.getAttribute('href')).toBe('/api/account/export/a-token')
  expect(screen.getByText(/It works until 21 Nov 2026/)).toBeTruthy()
  expect(server.sentTo('POST /api/account/export')[0]?.body).toEqual({ password: 'Rung-by-Rung-42' })
})

test('a wrong password shows at its field and keeps the input', async () => {
  show(<DownloadEverything />, {
    'POST /api/account/export': () => refusal(400, 'WRONG_CURRENT_PASSWORD'),
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Your password')
  await user.type(field, 'Wrong')
  await user.click(button('Prepare my download'))
  expect((await screen.findByText('Refused with WRONG_CURRENT_PASSWORD')).closest('p')?.id).toBe(
    field.getAttribute('aria-describedby'),
  )
  expect(field.value).toBe('Wrong')
})

test('someone without a password is not asked for one, and is told why it was rejected', async () => {
  const server = show(<DownloadEverything />, {
    'GET /auth/sign-in-state': () => answer({ hasPassword: false }),
    'POST /api/account/export': () => refusal(409, 'NO_PASSWORD_YET'),
  })
  expect(await screen.findByText(/within ten minutes of signing in/)).toBeTruthy()
  expect(screen.queryByLabelText('Your password')).toBeNull()
  await user.click(button('Prepare my download'))
  expect((await screen.findByRole('alert')).textContent).toBe('Refused with NO_PASSWORD_YET')
  expect(server.sentTo('POST /api/account/export')[0]?.body).toEqual({})
})

const act = (id: number, more: object = {}) => ({
  id,
  event: 'sign-in.succeeded',
  text: `Signed in ${id}`,
  at: '2026-11-20T10:00:00.000Z',
  device: 'Firefox on Linux',
  ipAddress: '192.0.2.7',
  ...more,
})

test('activity shows what happened, from where and when, and more on request', async () => {
  const server = show(<RecentActivity />, {
    'GET /api/account/activity': () => answer({ activity: [act(9), act(8)], hasMore: true }),
    'GET /api/account/activity?before=8': () =>
      answer({ activity: [act(7, { device: null })], hasMore: false }),
  })
  expect(await screen.findAllByText('Firefox on Linux, 192.0.2.7')).toHaveLength(2)
  await user.click(button('Show more'))
  expect(await screen.findByText('Signed in 7')).toBeTruthy()
  expect(screen.getByText('192.0.2.7')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.sentTo('GET /api/account/activity')).toHaveLength(1)
})

test('activity that fails to load says so and can be retried', async () => {
  const server = show(<RecentActivity />, {
    'GET /api/account/activity': () => answer('', { status: 500 }),
  })
  expect(await screen.findByText('Your activity could not be loaded.')).toBeTruthy()
  server.answers['GET /api/account/activity'] = () => answer({ activity: [act(1)], hasMore: false })
  await user.click(button('Try Again'))
  expect(await screen.findByText('Signed in 1')).toBeTruthy()
})

test('deletion lists what is deleted, waits for the typed word, and leaves once', async () => {
  const leave = vi.fn(async () => {})
  const server = show(<DeleteAccount onDeleted={leave} />, {
    'POST /api/account/delete': () => answer({ success: true }),
  })
  expect(screen.getByText(/at once and for good/)).toBeTruthy()
  expect(screen.getByText(/Download everything/)).toBeTruthy()
  await user.type(await screen.findByLabelText('Your password'), 'Rung-by-Rung-42')
  expect(button('Delete my account').disabled).toBe(true)
  await user.type(screen.getByLabelText('Type DELETE to confirm'), 'delete')
  expect(button('Delete my account').disabled).toBe(true)
  await user.clear(screen.getByLabelText('Type DELETE to confirm'))
  await user.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}')
  expect((await screen.findAllByText('Your account was deleted')).length).toBeGreaterThan(0)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(server.sentTo('POST /api/account/delete').map(({ body }) => body)).toEqual([
    { password: 'Rung-by-Rung-42', confirmation: 'DELETE' },
  ])
})

test('a rejected deletion changes nothing and says why', async () => {
  const leave = vi.fn(async () => {})
  show(<DeleteAccount onDeleted={leave} />, {
    'POST /api/account/delete': () => refusal(400, 'WRONG_CURRENT_PASSWORD'),
  })
  await user.type(await screen.findByLabelText('Type DELETE to confirm'), 'DELETE')
  await user.click(button('Delete my account'))
  expect(await screen.findByText('Refused with WRONG_CURRENT_PASSWORD')).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
})

const facts = (more: object = {}) => ({
  contact: null,
  database: 'embedded',
  isEncryptedOnTheWay: false,
  signInProvider: null,
  mailServer: null,
  payments: null,
  keptFor: {
    sessionIdleDays: 7,
    sessionDays: 30,
    attemptDays: 90,
    auditDays: 180,
    exportHours: 24,
    requestHours: 24,
    queueDays: 7,
  },
  ...more,
})

const privacyPage = <PrivacyPage toSettings={(words) => <a href="/settings">{words}</a>} />

test('the privacy page says that nothing leaves a server that has nothing switched on', async () => {
  show(privacyPage, { 'GET /api/privacy': () => answer(facts()) })
  expect(await screen.findByText(/^Nothing\. This server has no sign-in provider/)).toBeTruthy()
  expect(screen.getByText(/does not use https/)).toBeTruthy()
  expect(screen.getByText(/180 days\./)).toBeTruthy()
  expect(screen.getByText(/they gave no address here/)).toBeTruthy()
})

test('the privacy page names what is switched on, and whom to ask', async () => {
  const all = { signInProvider: 'accounts.google.com', mailServer: 'mail.example.com', payments: 'stripe' }
  show(privacyPage, {
    'GET /api/privacy': () => answer(facts({ ...all, contact: 'operator@example.com' })),
  })
  for (const about of [
    'Sign-in with accounts.google.com:',
    'Mail by mail.example.com:',
    'Payments by Stripe:',
  ])
    expect(await screen.findByText(about)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'operator@example.com' }).getAttribute('href')).toBe(
    'mailto:operator@example.com',
  )
  expect(screen.queryByText(/^Nothing\./)).toBeNull()
})
