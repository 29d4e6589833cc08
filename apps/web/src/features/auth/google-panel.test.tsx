// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { answer, refusal, startFakeServer } from '../../testing/fake-server.ts'
import { GooglePanel } from './google-panel.tsx'
import { notifyOpener } from './google-popup.ts'

const user = userEvent.setup()
const stateCall = 'GET /auth/sign-in-state'
const linkCall = 'POST /auth/google/link'

afterEach(() => vi.restoreAllMocks())

const showPanel = (state: object, answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({ [stateCall]: () => answer(state), ...answers })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <GooglePanel />
    </QueryClientProvider>,
  )
  return server
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('linking asks for the password, goes to Google, and shows the outcome', async () => {
  const server = showPanel(
    { hasPassword: true, hasGoogle: false },
    { [linkCall]: () => answer({ url: 'https://provider.example.com/auth?state=linking' }) },
  )
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, close: () => {} } as unknown as Window)
  await user.type(await screen.findByLabelText('Your password'), 'Password1!')
  await user.click(await button('Link Google account'))
  expect(server.sentTo(linkCall)[0]?.body).toEqual({ password: 'Password1!' })
  server.answers[stateCall] = () => answer({ hasPassword: true, hasGoogle: true })
  await waitFor(async () => expect(await notifyOpener('linking', { kind: 'done' })).toBe(true))
  expect(await button('Unlink Google account')).toBeTruthy()
  expect(screen.getByText('Linked')).toBeTruthy()
})

test('a wrong password shows at its field, and Google does not open', async () => {
  showPanel(
    { hasPassword: true, hasGoogle: false },
    {
      [linkCall]: () =>
        answer(
          { error: 'Incorrect password. Please try again.', code: 'WRONG_CURRENT_PASSWORD' },
          { status: 400 },
        ),
    },
  )
  const open = vi.spyOn(window, 'open')
  await user.click(await button('Link Google account'))
  expect(await screen.findByText('Incorrect password. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
  expect(open).not.toHaveBeenCalled()
})

test('a server without Google says so instead of showing a dead button', async () => {
  showPanel({ hasPassword: true, hasGoogle: false, canLinkGoogle: false })
  expect(await screen.findByText('Google sign-in is not set up on this server.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('Google cannot be unlinked if it is the only way to sign in', async () => {
  showPanel({ hasPassword: false, hasGoogle: true })
  expect(await screen.findByText(/Set a password before you unlink it/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a state that fails to load can be retried', async () => {
  const server = showPanel({}, { [stateCall]: () => refusal(400, 'BAD_REQUEST') })
  const again = await button('Try Again')
  server.answers[stateCall] = () => answer({ hasPassword: false, hasGoogle: false })
  await user.click(again)
  expect(await button('Link Google account')).toBeTruthy()
})
