// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Auth, AuthContext } from '../../features/auth/auth-context.tsx'
import { jsonAnswer, makeFakeResumeServer } from '../../features/resumes/testing/fake-resume-server.ts'
import { makeRow } from '../../features/resumes/testing/maya-okafor.ts'
import { clearResponseCache } from '../../lib/api.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { Toaster } from '../../ui/toaster.tsx'
import Dashboard from './dashboard.tsx'

const nothing = async () => {}
const user = { uid: 'maya', id: 1, email: 'maya.okafor@example.com', displayName: 'Maya Okafor' }
const auth: Auth = {
  signIn: nothing,
  signUp: nothing,
  signInWithGoogle: nothing,
  finishGoogle: nothing,
  signInWithCode: nothing,
  signOutLocally: nothing,
  signOut: nothing,
  status: 'user',
  user,
  session: { user },
}

const recipe = makeRow({
  notResume: 'It reads like another kind of document.',
  document: null,
  evidence: null,
  score: null,
  skills: [],
  fileName: 'cake.txt',
})

let server: ReturnType<typeof makeFakeResumeServer>

beforeEach(() => {
  server = makeFakeResumeServer()
  server.answers.list = jsonAnswer([recipe])
  vi.stubGlobal('fetch', server.fetch)
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'professional')
  localStorage.setItem('currentSkills', '["Linux"]')
})
afterEach(() => {
  cleanup()
  clearResponseCache()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const show = () => {
  const { hook } = memoryLocation({ path: '/dashboard' })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <AuthContext.Provider value={auth}>
        <Router hook={hook}>
          <Dashboard />
        </Router>
        <Toaster />
      </AuthContext.Provider>
    </QueryClientProvider>,
  )
  return screen.findByRole('region', { name: 'This does not look like a resume' })
}

test('the sheet, the score, suggestions and downloads give way to a sentence and the ways out', async () => {
  await show()
  expect(screen.getByText('It reads like another kind of document.')).toBeTruthy()
  expect(screen.getByText('Resume analysis complete')).toBeTruthy()
  for (const name of [/Current Resume/, /score/i, /Suggestions/, /LinkedIn/])
    expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
  expect(localStorage.getItem('currentSkills')).toBe('["Linux"]')
})

test('another file can be uploaded from there', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Upload another file' }))
  expect(screen.getByRole('region', { name: 'Upload Resume' })).toBeTruthy()
})

test('a person who says that it is their resume gets the result', async () => {
  await show()
  server.answers.list = jsonAnswer([makeRow()])
  await userEvent.click(screen.getByRole('button', { name: 'It is my resume: show it anyway' }))
  expect(await screen.findByRole('heading', { name: /Current Resume/ })).toBeTruthy()
  expect(server.sentTo('PATCH', '/api/resumes/7')[0]?.body).toEqual({ isResume: true })
})
