// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const signInCall = 'POST /auth/sign-in/email'
const signUpCall = 'POST /auth/sign-up/email'
const user = userEvent.setup()

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const notifications = () => screen.getByRole('region', { name: /Notifications/ })

const showSignIn = async () => {
  showApp('/sign-in')
  await screen.findByRole('heading', { name: 'Welcome to Nextrung' })
}
const showSignUp = async () => {
  await showSignIn()
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
}
const fillSignIn = async (password = 'Password1!') => {
  await user.type(field('Email'), 'maya.okafor@example.com')
  await user.type(field('Password'), password)
}
const fillSignUp = async (values: { name?: string; password?: string; confirm?: string } = {}) => {
  const { name = 'Maya Okafor', password = 'Password1!' } = values
  const { confirm = password } = values
  await user.type(field('Display Name'), name)
  await user.type(field('Email'), 'maya.okafor@example.com')
  await user.type(field('Password'), password)
  await user.type(field('Confirm Password'), confirm)
  await user.click(button('Sign Up'))
}

test('shows sign-in first, with Google above it and the product’s promises next to it', async () => {
  startFakeServer()
  await showSignIn()
  expect(screen.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
  expect(button('Continue with Google')).toBeTruthy()
  expect(field('Email').autocomplete).toBe('username')
  expect(field('Password').autocomplete).toBe('current-password')
  const panel = within(screen.getByRole('complementary'))
  expect(panel.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Personalized career path recommendations',
    'AI-optimized resume building',
    'Skill gap analysis with learning paths',
    'Automated job matching and applications',
  ])
})

test('signing in validates the fields before calling the server and focuses the first wrong one', async () => {
  const server = startFakeServer()
  await showSignIn()
  await user.type(field('Password'), 'short')
  await user.click(button('Sign In'))
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(server.sentTo(signInCall)).toHaveLength(0)
})

test.each([
  [{ name: 'M' }, 'Display name must be at least 2 characters long'],
  [{ password: 'Pass1!' }, 'Password must be at least 8 characters long'],
  [{ password: 'password1!' }, 'Password must contain at least one uppercase letter'],
  [{ password: 'PASSWORD1!' }, 'Password must contain at least one lowercase letter'],
  [{ password: 'Password!' }, 'Password must contain at least one number'],
  [{ password: 'Password1' }, 'Password must contain at least one special character'],
  [{ confirm: 'Password2!' }, "Passwords don't match"],
])('signing up with %j is answered with "%s"', async (values, message) => {
  const server = startFakeServer()
  await showSignUp()
  await fillSignUp(values)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(server.sentTo(signUpCall)).toHaveLength(0)
})

test('disables the buttons while the request is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  startFakeServer({ [signInCall]: () => promise })
  await showSignIn()
  await fillSignIn()
  await user.click(button('Sign In'))
  expect(button('Sign In').disabled).toBe(true)
  expect(button('Sign In').getAttribute('aria-busy')).toBe('true')
  expect(button('Continue with Google').disabled).toBe(true)
  resolve(refusal(401, 'WRONG_PASSWORD'))
  await waitFor(() => expect(button('Sign In').disabled).toBe(false))
})

test('an error shows inline and as a toast, keeps the input, and disappears on the next attempt', async () => {
  const server = startFakeServer({ [signInCall]: () => refusal(401, 'WRONG_PASSWORD') })
  await showSignIn()
  await fillSignIn('wrong-password')
  await user.click(button('Sign In'))
  const message = 'Incorrect password. Please try again.'
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(await within(notifications()).findByText('Authentication Error')).toBeTruthy()
  expect(within(notifications()).getByText(message).closest('[data-variant=destructive]')).toBeTruthy()
  expect(field('Email').value).toBe('maya.okafor@example.com')
  expect(field('Password').value).toBe('wrong-password')

  const { promise } = Promise.withResolvers<Response>()
  server.answers[signInCall] = () => promise
  await user.click(button('Sign In'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('too many attempts show the general message and when to retry', async () => {
  startFakeServer({ [signInCall]: () => refusal(429, 'TOO_MANY_TRIES', { retryAfterSeconds: 300 }) })
  await showSignIn()
  await fillSignIn()
  await user.click(button('Sign In'))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('An error occurred. Please try again.')).toBeTruthy()
  expect(alert.getByText('Too many attempts. You can try again in 5 minutes.')).toBeTruthy()
})

test('a server without Google says so under the button', async () => {
  startFakeServer({ 'POST /auth/sign-in/social': () => refusal(501, 'PROVIDER_NOT_CONFIGURED') })
  await showSignIn()
  await user.click(button('Continue with Google'))
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred. Please try again.')
  expect(screen.getByText(/Google sign-in is not set up on this server/)).toBeTruthy()
})

test('a password can be revealed', async () => {
  startFakeServer()
  await showSignIn()
  await user.click(button('Show password'))
  expect(field('Password').type).toBe('text')
  await user.click(button('Hide password'))
  expect(field('Password').type).toBe('password')
})

test('the email typed in one tab carries over to the other', async () => {
  startFakeServer()
  await showSignIn()
  await user.type(field('Email'), 'maya.okafor@example.com')
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(field('Email').value).toBe('maya.okafor@example.com')
})

test('signing in leads home and restores selections this browser lacks', async () => {
  localStorage.setItem('targetRole', 'Data Engineer')
  startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => answer('null'),
    [signInCall]: () =>
      answer({ user: makePerson(), userType: 'professional', targetRole: 'Cloud Engineer' }),
  })
  await showSignIn()
  await fillSignIn()
  await user.click(button('Sign In'))
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(location.pathname).toBe('/')
  expect(localStorage.getItem('userName')).toBe('Maya Okafor')
  expect(localStorage.getItem('userType')).toBe('professional')
  expect(localStorage.getItem('targetRole')).toBe('Data Engineer')
})

test('signing up validates the fields before calling the server and focuses the first wrong one', async () => {
  const server = startFakeServer()
  await showSignUp()
  await user.click(button('Sign Up'))
  expect(await screen.findByText('Display name must be at least 2 characters long')).toBeTruthy()
  expect(document.activeElement).toBe(field('Display Name'))
  expect(server.sentTo(signUpCall)).toHaveLength(0)
})

test('signing up sends the name but never the password confirmation, and leads home', async () => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => answer('null'),
    [signUpCall]: () => answer({ user: makePerson(), warning: 'This password is often used.' }),
  })
  await showSignUp()
  await fillSignUp()
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
  expect(server.sentTo(signUpCall)[0]?.body).toEqual({
    displayName: 'Maya Okafor',
    email: 'maya.okafor@example.com',
    password: 'Password1!',
  })
  expect(await within(notifications()).findByText('This password is often used.')).toBeTruthy()
})

test('a signed-in person goes straight home', async () => {
  startFakeServer(signedIn())
  showApp('/sign-in')
  expect(await screen.findByRole('heading', { name: 'Choose your next rung' })).toBeTruthy()
})
