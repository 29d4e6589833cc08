// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const getCall = 'GET /api/settings/uid-maya'
const saveCall = 'PATCH /api/settings/uid-maya'
const full = {
  theme: 'light',
  privacy: { profileVisibility: 'public', showEmail: false, showActivity: true },
  notifications: { email: true, jobAlerts: true, careerTips: true, learningUpdates: true },
}

/** A server that stores settings and rejects writes based on a stale version. */
const startServer = () => {
  const kept = { settings: full as object, version: 1 }
  const tag = () => `"v${kept.version}"`
  const current = () => answer({ settings: kept.settings }, { headers: { etag: tag() } })
  const store = (settings: object) => {
    kept.settings = settings
    kept.version += 1
  }
  const server = startFakeServer({
    ...signedIn(),
    [getCall]: current,
    [saveCall]: ({ body, headers }) => {
      if (headers.get('if-match') !== tag()) return refusal(409, 'CONFLICT')
      store(body as object)
      return current()
    },
  })
  return { ...server, store, bodies: () => server.sentTo(saveCall).map(({ body }) => body) }
}

const show = async (tab: string) => {
  showApp(`/settings?tab=${tab}`)
  await screen.findByRole('heading', { name: 'Settings' })
}
const toggle = (name: string) => screen.findByRole('switch', { name })
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true'
const toasts = () => within(screen.getByRole('region', { name: /Notifications \(F8\)/ }))

test('has four tabs, and the Account tab shows the address read-only', async () => {
  const server = startServer()
  showApp('/settings')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Account', 'Notifications', 'Privacy', 'Display'])
  expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
  const address = screen.getByLabelText<HTMLInputElement>('Email Address')
  expect([address.value, address.readOnly]).toEqual(['maya.okafor@example.com', true])
  expect(server.sentTo(getCall)).toHaveLength(1)
})

test('the open tab is in the URL', async () => {
  startServer()
  showApp('/settings')
  await user.click(await screen.findByRole('tab', { name: 'Privacy' }))
  expect(location.search).toBe('?tab=privacy')
})

test('a switch changes at once, is saved with all settings, and confirms it', async () => {
  const server = startServer()
  const { promise, resolve } = Promise.withResolvers<Response>()
  await show('notifications')
  const careerTips = await toggle('Career Tips')
  const save = server.answers[saveCall]
  server.answers[saveCall] = (asked) => promise.then(() => save?.(asked) ?? refusal(500, 'INTERNAL'))
  await user.click(careerTips)
  expect(isOn(careerTips)).toBe(false)
  expect(toasts().queryByText('Settings Updated')).toBeNull()
  resolve(answer(''))
  expect(await toasts().findByText('Settings Updated')).toBeTruthy()
  expect(server.bodies()).toEqual([{ ...full, notifications: { ...full.notifications, careerTips: false } }])
  expect(server.sentTo(saveCall)[0]?.headers.get('if-match')).toBe('"v1"')
  await waitFor(() => expect(server.sentTo(getCall)).toHaveLength(2))
  expect(isOn(careerTips)).toBe(false)
})

test('every notification switch has its own label and description', async () => {
  startServer()
  await show('notifications')
  for (const name of ['Email Notifications', 'Job Alerts', 'Career Tips', 'Learning Updates'])
    expect(isOn(await toggle(name))).toBe(true)
})

test('privacy covers who sees the profile, the address and the activity', async () => {
  const server = startServer()
  await show('privacy')
  expect([isOn(await toggle('Show Email Address')), isOn(await toggle('Activity Status'))]).toEqual([
    false,
    true,
  ])
  const visibility = within(screen.getByRole('radiogroup', { name: 'Profile Visibility' }))
  await user.click(visibility.getByRole('radio', { name: 'Private' }))
  await user.click(await toggle('Show Email Address'))
  await waitFor(() => expect(server.bodies()).toHaveLength(2))
  expect(server.bodies().at(-1)).toEqual({
    ...full,
    privacy: { profileVisibility: 'private', showEmail: true, showActivity: true },
  })
})

test('a theme chosen under Display applies at once and is saved', async () => {
  const server = startServer()
  await show('display')
  await user.click(within(screen.getByRole('tabpanel')).getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(await toasts().findByText('Settings Updated')).toBeTruthy()
  expect(server.bodies()).toEqual([{ ...full, theme: 'dark' }])
})

test('quick changes are saved one after another, and none is lost', async () => {
  const server = startServer()
  await show('notifications')
  for (const name of ['Job Alerts', 'Career Tips', 'Learning Updates', 'Job Alerts'])
    await user.click(await toggle(name))
  await waitFor(() => expect(server.bodies()).toHaveLength(4))
  const { notifications } = full
  expect(server.bodies().map((body) => (body as typeof full).notifications)).toEqual([
    { ...notifications, jobAlerts: false },
    { ...notifications, jobAlerts: false, careerTips: false },
    { ...notifications, jobAlerts: false, careerTips: false, learningUpdates: false },
    { ...notifications, jobAlerts: true, careerTips: false, learningUpdates: false },
  ])
})

test('keeps what another tab saved meanwhile and applies the change to it', async () => {
  const server = startServer()
  await show('notifications')
  const email = await toggle('Email Notifications')
  server.store({ ...full, theme: 'dark', notifications: { ...full.notifications, jobAlerts: false } })
  await user.click(email)
  expect(await toasts().findByText('Settings Updated')).toBeTruthy()
  const both = { ...full.notifications, jobAlerts: false, email: false }
  expect(server.bodies().at(-1)).toEqual({ ...full, theme: 'dark', notifications: both })
  expect(isOn(await toggle('Job Alerts'))).toBe(false)
  expect(document.documentElement.classList.contains('dark')).toBe(true)
})

test.each([
  ['a refusal in the words of the server', () => refusal(409, 'CONFLICT'), 'Refused with CONFLICT'],
  ['a failure without words', () => answer('<html>', { status: 502 }), 'Failed to update settings'],
])('%s: the switch goes back, and a toast says why', async (_what, save, sentence) => {
  const server = startServer()
  await show('notifications')
  const jobAlerts = await toggle('Job Alerts')
  server.answers[saveCall] = save
  await user.click(jobAlerts)
  expect(await toasts().findByText('Error')).toBeTruthy()
  expect(toasts().getByText(sentence)).toBeTruthy()
  await waitFor(() => expect(isOn(jobAlerts)).toBe(true))
})

test('a failed change does not undo others', async () => {
  const server = startServer()
  await show('notifications')
  const [jobAlerts, careerTips] = [await toggle('Job Alerts'), await toggle('Career Tips')]
  const save = server.answers[saveCall]
  server.answers[saveCall] = () => {
    if (save) server.answers[saveCall] = save
    return refusal(500, 'INTERNAL')
  }
  await user.click(jobAlerts)
  await user.click(careerTips)
  await waitFor(() => expect(server.bodies()).toHaveLength(2))
  expect(server.bodies().at(-1)).toEqual({
    ...full,
    notifications: { ...full.notifications, careerTips: false },
  })
  await waitFor(() => expect([isOn(jobAlerts), isOn(careerTips)]).toEqual([true, false]))
})

test.each([
  ['null', 'null'],
  ['settings of another kind', { settings: { privacy: 'all', notifications: { email: 'yes' } } }],
])('%s: what holds until something is chosen is shown, and only the change is sent', async (_what, got) => {
  const server = startServer()
  server.answers[getCall] = () => answer(got)
  server.answers[saveCall] = () => answer({})
  await show('notifications')
  const email = await toggle('Email Notifications')
  expect(isOn(email)).toBe(true)
  await user.click(email)
  expect(await toasts().findByText('Settings Updated')).toBeTruthy()
  expect(server.bodies()).toEqual([expect.objectContaining({ notifications: { email: false } })])
  expect(server.bodies()[0]).not.toHaveProperty('theme')
})

test('settings that fail to load show an error card with a retry', async () => {
  const server = startServer()
  const load = server.answers[getCall]
  server.answers[getCall] = () => answer('', { status: 500 })
  await show('privacy')
  expect(await screen.findByText('Your settings could not be loaded')).toBeTruthy()
  if (load) server.answers[getCall] = load
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await toggle('Activity Status')).toBeTruthy()
})
