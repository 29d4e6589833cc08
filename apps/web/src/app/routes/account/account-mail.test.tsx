// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

const user = userEvent.setup()
const token = 't'.repeat(43)
const offers = (more: object = {}) =>
  answer({ mail: true, google: false, passwordSignIn: true, contact: null, ...more })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const heading = (name: string) => screen.findByRole('heading', { name })
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name })

test('the sign-in form links to the password reset', async () => {
  startFakeServer({ 'GET /auth/options': () => offers() })
  showApp('/sign-in')
  await user.click(await link('Forgot your password?'))
  expect(await heading('Forgot your password?')).toBeTruthy()
  expect(location.pathname).toBe('/account/forgot-password')
  expect((await link('Back to sign in')).getAttribute('href')).toBe('/sign-in')
})

test('requesting a link shows the same answer for every address', async () => {
  const server = startFakeServer({
    'GET /auth/options': () => offers(),
    'POST /auth/password/forgot': () => answer({ success: true }),
  })
  showApp('/account/forgot-password')
  await user.type(await field('Email'), 'maya@')
  await user.click(await button('Mail me a link'))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  await user.type(await field('Email'), 'example.com')
  await user.click(await button('Mail me a link'))
  const done = await heading('Look into your mailbox')
  expect(document.activeElement).toBe(done)
  expect(screen.getByText('maya@example.com')).toBeTruthy()
  expect(server.sentTo('POST /auth/password/forgot').map(({ body }) => body)).toEqual([
    { email: 'maya@example.com' },
  ])
})

test('after too many requests, it says when to ask again', async () => {
  startFakeServer({
    'GET /auth/options': () => offers(),
    'POST /auth/password/forgot': () => refusal(429, 'TOO_MANY_TRIES', { retryAfterSeconds: 300 }),
  })
  showApp('/account/forgot-password')
  await user.type(await field('Email'), 'maya@example.com')
  await user.click(await button('Mail me a link'))
  expect((await screen.findByRole('alert')).textContent).toContain('You can try again in 5 minutes.')
})

test('a server without mail says so and names whom to ask', async () => {
  startFakeServer({ 'GET /auth/options': () => offers({ mail: false, contact: 'help@example.com' }) })
  showApp('/account/forgot-password')
  expect(await screen.findByText(/This server does not send email/)).toBeTruthy()
  expect((await link('help@example.com')).getAttribute('href')).toBe('mailto:help@example.com')
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('requests the link even if the server does not say what it offers', async () => {
  startFakeServer({ 'GET /auth/options': () => refusal(404, 'NOT_FOUND') })
  showApp('/account/forgot-password')
  expect(await field('Email')).toBeTruthy()
})

const setPassword = async (password: string, again = password) => {
  await user.type(await field('New Password'), password)
  await user.type(await field('Confirm New Password'), again)
  await user.click(await button('Set password'))
}

test('the emailed link sets a valid password and leaves the address bar at once', async () => {
  const server = startFakeServer({
    'POST /auth/password/reset': () => answer({ success: true, warning: 'It is easy to guess.' }),
  })
  showApp(`/account/reset-password?token=${token}`)
  await heading('Set a new password')
  expect(location.pathname + location.search).toBe('/account/reset-password')
  await setPassword('short', 'other')
  expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
  await user.clear(await field('New Password'))
  await user.clear(await field('Confirm New Password'))
  await setPassword('Another-Rung-43', 'Another-Rung-44')
  expect(await screen.findByText("Passwords don't match")).toBeTruthy()
  expect(server.sentTo('POST /auth/password/reset')).toHaveLength(0)
  await user.clear(await field('Confirm New Password'))
  await user.type(await field('Confirm New Password'), 'Another-Rung-43')
  await user.click(await button('Set password'))
  expect(document.activeElement).toBe(await heading('Your new password is set'))
  expect(screen.getByText('It is easy to guess.')).toBeTruthy()
  expect((await link('Sign in')).getAttribute('href')).toBe('/sign-in')
  expect(server.sentTo('POST /auth/password/reset').map(({ body }) => body)).toEqual([
    { token, newPassword: 'Another-Rung-43' },
  ])
})

test('a used link offers a new one; any other error shows and keeps the input', async () => {
  const server = startFakeServer({ 'POST /auth/password/reset': () => refusal(400, 'WEAK_PASSWORD') })
  showApp(`/account/reset-password?token=${token}`)
  await setPassword('Password1!')
  expect((await screen.findByRole('alert')).textContent).toBe('Refused with WEAK_PASSWORD')
  expect((await field('New Password')).value).toBe('Password1!')
  server.answers['POST /auth/password/reset'] = () => refusal(400, 'LINK_EXPIRED')
  await user.click(await button('Set password'))
  expect(await heading('This link does not work any more')).toBeTruthy()
  expect((await link('Ask for a new link')).getAttribute('href')).toBe('/account/forgot-password')
})

test.each([
  ['/account/reset-password', 'Ask for a new link'],
  ['/account/verify-email?token=', 'Go to Nextrung'],
])('%s without a token says that the link is not complete', async (path, onward) => {
  startFakeServer()
  showApp(path)
  expect(await heading('This link is not complete')).toBeTruthy()
  expect(await link(onward)).toBeTruthy()
})

test('confirms an address only on a button press, not on opening the link', async () => {
  const server = startFakeServer({
    'POST /auth/email/verify': () => answer({ email: 'maya@example.com', isChanged: false }),
  })
  showApp(`/account/verify-email?token=${token}`)
  const confirm = await button('Confirm address')
  expect(location.search).toBe('')
  expect(server.sentTo('POST /auth/email/verify')).toHaveLength(0)
  await user.click(confirm)
  expect(await heading('Thank you')).toBeTruthy()
  expect(screen.getByText('maya@example.com')).toBeTruthy()
  expect(server.sentTo('POST /auth/email/verify').map(({ body }) => body)).toEqual([{ token }])
})

test.each([
  [() => answer({ email: 'new@example.com', isChanged: true }), 'Your sign-in address is changed'],
  [() => refusal(400, 'LINK_EXPIRED'), 'This link does not work any more'],
])('what came of a link is said: %#', async (answering, title) => {
  startFakeServer({ 'POST /auth/email/verify': answering })
  showApp(`/account/verify-email?token=${token}`)
  await user.click(await button('Confirm address'))
  expect(await heading(title)).toBeTruthy()
})

test('an address taken by someone else meanwhile is reported in place', async () => {
  startFakeServer({ 'POST /auth/email/verify': () => refusal(422, 'EMAIL_IN_USE') })
  showApp(`/account/verify-email?token=${token}`)
  await user.click(await button('Confirm address'))
  expect((await screen.findByRole('alert')).textContent).toBe('Refused with EMAIL_IN_USE')
})

const stateCall = 'GET /auth/sign-in-state'
const state = (more: object = {}) =>
  answer({
    signInEmail: 'maya.okafor@example.com',
    isVerified: false,
    hasPassword: true,
    hasGoogle: false,
    secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    mail: true,
    pendingEmail: null,
    ...more,
  })

const openPanel = async (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  localStorage.setItem('hasSeenTour', 'true')
  const server = startFakeServer({ ...signedIn(makePerson()), [stateCall]: () => state(), ...answers })
  showApp('/settings')
  const panel = await screen.findByRole('button', { name: /Sign-in address/ })
  expect(server.sentTo(stateCall)).toHaveLength(0)
  await user.click(panel)
  await button('Change address')
  return server
}

const submitChange = async (email: string, password?: string) => {
  await user.click(await button('Change address'))
  const dialog = await screen.findByRole('dialog', { name: 'Change your sign-in address' })
  await user.type(await field('New sign-in address'), email)
  if (password) await user.type(await field('Your password'), password)
  const send = [...dialog.querySelectorAll('button')].find((one) => one.type === 'submit')
  if (send) await user.click(send)
}

test('the opened panel shows the sign-in address and can send its verification link', async () => {
  const server = await openPanel({ 'POST /auth/email/request-verification': () => answer({ success: true }) })
  expect(screen.getByText('Not confirmed')).toBeTruthy()
  await user.click(await button('Mail me the link'))
  expect(await screen.findByText(/It is on its way/)).toBeTruthy()
  expect((await button('Mail me the link')).disabled).toBe(true)
  expect(server.sentTo('POST /auth/email/request-verification')).toHaveLength(1)
})

test('changing the sign-in address takes the password, and the panel shows the pending change', async () => {
  const server = await openPanel({
    'POST /auth/email/change': () => refusal(400, 'WRONG_CURRENT_PASSWORD'),
  })
  await submitChange('new@example.com', 'wrong')
  expect(await screen.findByText('Refused with WRONG_CURRENT_PASSWORD')).toBeTruthy()
  expect((await field('Your password')).getAttribute('aria-invalid')).toBe('true')
  server.answers['POST /auth/email/change'] = () => answer({ email: 'new@example.com', isPending: true })
  server.answers[stateCall] = () => state({ pendingEmail: 'new@example.com' })
  await user.click(await field('Your password'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/A link was mailed to/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /sign-in address/ })).toBeNull())
  expect(server.sentTo('POST /auth/email/change').at(-1)?.body).toEqual({
    newEmail: 'new@example.com',
    password: 'wrong',
  })
})

test('a pending change can be cancelled', async () => {
  const server = await openPanel({
    [stateCall]: () => state({ pendingEmail: 'typo@example.com' }),
    'DELETE /auth/email/change': () => refusal(503, 'UNAVAILABLE'),
  })
  await user.click(await button('Keep my address'))
  expect(await screen.findByText('Refused with UNAVAILABLE')).toBeTruthy()
  server.answers['DELETE /auth/email/change'] = () => answer({ success: true })
  server.answers[stateCall] = () => state()
  await user.click(await button('Keep my address'))
  await waitFor(() => expect(screen.queryByText(/typo@example.com/)).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  expect(await screen.findAllByText('Your sign-in address stays as it is')).toBeTruthy()
})

test('someone without a password is asked only for the address', async () => {
  const server = await openPanel({
    [stateCall]: () => state({ hasPassword: false, mail: false }),
    'POST /auth/email/change': () => answer({ email: 'new@example.com', isPending: false }),
  })
  expect(screen.queryByRole('button', { name: 'Mail me the link' })).toBeNull()
  await submitChange('new@example.com')
  const asked = () => server.sentTo('GET /auth/get-session').length
  expect(await screen.findAllByText('Sign-in address changed')).toBeTruthy()
  // The session contains the address.
  await waitFor(() => expect(asked()).toBe(2))
  expect(server.sentTo('POST /auth/email/change')[0]?.body).toEqual({
    newEmail: 'new@example.com',
    password: '',
  })
})
