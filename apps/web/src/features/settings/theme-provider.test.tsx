// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const getCall = 'GET /api/settings/uid-maya'
const saveCall = 'PATCH /api/settings/uid-maya'
const full = {
  theme: 'light',
  privacy: { profileVisibility: 'private', showEmail: true, showActivity: false },
  notifications: { email: false, jobAlerts: true, careerTips: true, learningUpdates: true },
}
const root = () => document.documentElement.classList

const startServer = (settings: Partial<typeof full> = full) => {
  let kept = settings
  return startFakeServer({
    ...signedIn(),
    [getCall]: () => answer({ settings: kept }),
    [saveCall]: ({ body }) => {
      kept = { ...kept, ...(body as typeof full) }
      return answer({ settings: kept })
    },
  })
}

const openMenu = async () => {
  showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  const [trigger] = screen.getAllByRole('button', { name: /Maya Okafor/ })
  if (trigger) await user.click(trigger)
}
const choice = (name: string) => screen.getByRole('radio', { name })

/** A device with a dark-mode preference that tests can change. */
const startDevice = () => {
  const listeners = new Set<() => void>()
  const device = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }
  vi.stubGlobal('matchMedia', () => device)
  return (dark: boolean) => {
    device.matches = dark
    for (const listener of listeners) listener()
  }
}

beforeEach(() => {
  localStorage.setItem('hasSeenTour', 'true')
  root().remove('dark', 'light')
})

test('the theme is light until the saved one loads', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = startServer()
  server.answers[getCall] = () => promise
  showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  expect(root().contains('light')).toBe(true)
  resolve(answer({ settings: { ...full, theme: 'dark' } }))
  await waitFor(() => expect(root().contains('dark')).toBe(true))
  expect(root().contains('light')).toBe(false)
  expect(localStorage.getItem('cachedTheme')).toBe('dark')
})

test("uses this person's copy in the browser first, never another person's", async () => {
  const { promise } = Promise.withResolvers<Response>()
  const server = startServer()
  server.answers[getCall] = () => promise
  localStorage.setItem('storedFor', 'uid-maya')
  localStorage.setItem('cachedTheme', 'dark')
  const { unmount } = showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  expect(root().contains('dark')).toBe(true)
  unmount()
  localStorage.setItem('storedFor', 'uid-of-somebody-else')
  showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  expect(root().contains('dark')).toBe(false)
})

test('signed-out visitors see the light theme', async () => {
  localStorage.setItem('cachedTheme', 'dark')
  startFakeServer()
  showApp('/sign-in')
  await screen.findByRole('heading', { name: 'Welcome to Nextrung' })
  expect(root().contains('light')).toBe(true)
})

test('a chosen theme applies at once and is saved with all settings', async () => {
  const server = startServer()
  await openMenu()
  await user.click(choice('Dark'))
  expect(root().contains('dark')).toBe(true)
  await waitFor(() => expect(server.sentTo(saveCall)[0]?.body).toEqual({ ...full, theme: 'dark' }))
  await waitFor(() => expect(server.sentTo(getCall)).toHaveLength(2))
  expect(choice('Dark').getAttribute('aria-checked')).toBe('true')
})

test('unreadable settings are not overwritten with defaults', async () => {
  const server = startServer({ theme: 'light' })
  await openMenu()
  await user.click(choice('Dark'))
  await waitFor(() => expect(server.sentTo(saveCall)[0]?.body).toEqual({ theme: 'dark' }))
})

test('a theme that fails to save is rolled back and reported', async () => {
  const server = startServer()
  server.answers[saveCall] = () => refusal(500, 'INTERNAL')
  await openMenu()
  await user.click(choice('Dark'))
  const notifications = within(screen.getByRole('region', { name: /Notifications/ }))
  expect(await notifications.findByText('Failed to update theme preference')).toBeTruthy()
  await waitFor(() => expect(root().contains('light')).toBe(true))
  expect(choice('Light').getAttribute('aria-checked')).toBe('true')
})

test('the system theme follows the device while the page is open', async () => {
  const turnDark = startDevice()
  startServer({ ...full, theme: 'system' })
  showApp('/')
  await screen.findByRole('heading', { name: 'Choose your next rung' })
  await waitFor(() => expect(localStorage.getItem('cachedTheme')).toBe('system'))
  expect(root().contains('light')).toBe(true)
  act(() => turnDark(true))
  expect(root().contains('dark')).toBe(true)
  act(() => turnDark(false))
  expect(root().contains('light')).toBe(true)
})
