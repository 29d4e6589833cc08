// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

const finishCall = 'POST /auth/callback/google'
const back = '/account/google?state=a-state&code=a-code&iss=https%3A%2F%2Fprovider.example.com'
const notifications = () => screen.getByRole('region', { name: /Notifications/ })

afterEach(() => vi.restoreAllMocks())

const listen = () => {
  const told: unknown[] = []
  const channel = new BroadcastChannel('nextrung-google a-state')
  channel.onmessage = ({ data }) => {
    told.push(data)
    channel.postMessage('heard')
  }
  return { told, stop: () => channel.close() }
}

test('returning without a popup signs in, leads home and clears Google’s parameters from the URL', async () => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => answer('null'),
    [finishCall]: () => answer({ user: makePerson() }),
  })
  showApp(back)
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(location.pathname + location.search).toBe('/')
  expect(server.sentTo(finishCall).map(({ body }) => body)).toEqual([
    { state: 'a-state', code: 'a-code', iss: 'https://provider.example.com' },
  ])
  expect(localStorage.getItem('userName')).toBe('Maya Okafor')
})

test.each([
  ['BAD_REQUEST', 'An error occurred. Please try again.'],
  ['USER_DISABLED', 'This account has been disabled. Please contact support.'],
  ['ACCOUNT_NOT_LINKED', 'Refused with ACCOUNT_NOT_LINKED'],
])('a refusal with %s is told inline and as a toast, with a way back', async (code, message) => {
  startFakeServer({ [finishCall]: () => refusal(400, code) })
  showApp('/account/google?state=a-state&error=access_denied')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(await within(notifications()).findByText('Authentication Error')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/sign-in')
  expect(location.search).toBe('')
})

test('without an answer from Google, the server is not called', async () => {
  const server = startFakeServer()
  showApp('/account/google')
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred. Please try again.')
  expect(server.sentTo(finishCall)).toHaveLength(0)
})

test('with a second factor, asks for the code next', async () => {
  startFakeServer({ [finishCall]: () => refusal(401, 'SECOND_FACTOR_REQUIRED') })
  showApp(back)
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy()
})

test('linking Google leads back to the settings', async () => {
  startFakeServer({ ...signedIn(), [finishCall]: () => answer({ user: makePerson() }) })
  showApp(back)
  await waitFor(() => expect(location.pathname).toBe('/settings'))
})

test.each([
  ['success', () => answer({ user: makePerson() }), { kind: 'done' }],
  [
    'a refusal',
    () => refusal(400, 'BAD_REQUEST'),
    { kind: 'refused', status: 400, code: 'BAD_REQUEST', error: 'Refused with BAD_REQUEST' },
  ],
])(
  'in the popup %s is told to the page that opened it, and the window closes',
  async (_, finish, outcome) => {
    sessionStorage.setItem('googlePopup', 'yes')
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    startFakeServer({ ...signedIn(), 'GET /auth/get-session': () => answer('null'), [finishCall]: finish })
    const { told, stop } = listen()
    showApp(back)
    expect(await screen.findByText('You can close this window.')).toBeTruthy()
    expect(told).toEqual([outcome])
    expect(close).toHaveBeenCalled()
    stop()
  },
)

test('a popup without a listening opener shows the error itself', async () => {
  sessionStorage.setItem('googlePopup', 'yes')
  startFakeServer({ [finishCall]: () => refusal(400, 'BAD_REQUEST') })
  showApp(back)
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred. Please try again.')
})
