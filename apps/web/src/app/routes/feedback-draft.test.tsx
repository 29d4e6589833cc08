// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback' })
const signInHeading = () => screen.findByRole('heading', { name: 'Welcome to Nextrung' })
const list = { 'GET /api/resumes/1': () => answer([makeRow()]) }

beforeEach(() => {
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'professional')
})

test('feedback typed before the session ended is restored after signing in', async () => {
  const server = startFakeServer({ ...signedIn(), ...list })
  const { unmount } = showApp('/dashboard')
  await userEvent.type(await field(), 'Lead with the Splunk work.')
  server.answers['POST /api/resumes/7/optimize'] = () => refusal(401, 'UNAUTHORIZED')
  server.answers['GET /api/resumes/1'] = () => refusal(401, 'UNAUTHORIZED')
  server.answers['GET /auth/get-session'] = () => answer('null')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }))
  expect(await signInHeading()).toBeTruthy()
  expect(screen.queryByText('Error submitting feedback')).toBeNull()
  unmount()
  startFakeServer({ ...signedIn(), ...list })
  showApp('/dashboard')
  expect((await field()).value).toBe('Lead with the Splunk work.')
})

test('signing out deletes unsent feedback', async () => {
  startFakeServer({ ...signedIn(), ...list, 'POST /auth/sign-out': () => answer({ success: true }) })
  showApp('/dashboard')
  await userEvent.type(await field(), 'Shorter')
  expect(JSON.stringify({ ...sessionStorage })).toContain('Shorter')
  await userEvent.click(screen.getAllByRole('button', { name: /Maya Okafor/ })[0] ?? document.body)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(await signInHeading()).toBeTruthy()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Shorter')
})

test('another person cannot see it, and their sign-in deletes it', async () => {
  const server = startFakeServer({ ...signedIn(), ...list })
  const { unmount } = showApp('/dashboard')
  await userEvent.type(await field(), 'Shorter')
  unmount()
  const noah = makePerson({ uid: 'uid-noah', id: 8, displayName: 'Noah Brandt' })
  server.answers['GET /auth/get-session'] = () => answer('null')
  server.answers['POST /auth/sign-in/email'] = () => answer({ user: noah })
  server.answers['GET /api/settings/uid-noah'] = () => answer({ settings: {} })
  showApp('/sign-in')
  await userEvent.type(await screen.findByLabelText('Email'), 'noah.brandt@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Password1!')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Shorter')
})
