// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Auth, AuthContext } from '../../features/auth/auth-context.tsx'
import { jsonAnswer, makeFakeResumeServer } from '../../features/resumes/testing/fake-resume-server.ts'
import { makeMinimalRow, makeRow, suggestions } from '../../features/resumes/testing/maya-okafor.ts'
import { clearResponseCache } from '../../lib/api.ts'
import { makeQueryClient } from '../../lib/query-client.ts'
import { Toaster } from '../../ui/toaster.tsx'
import Dashboard from './dashboard.tsx'

const pollMs = 2000

const doNothing = async () => {}
const actions = {
  signIn: doNothing,
  signUp: doNothing,
  signInWithGoogle: doNothing,
  finishGoogle: doNothing,
  signInWithCode: doNothing,
  signOutLocally: doNothing,
  signOut: doNothing,
}
const user = {
  uid: 'maya',
  id: 1,
  email: 'maya.okafor@example.com',
  displayName: 'Maya Okafor',
}
const signedIn: Auth = { ...actions, status: 'user', user, session: { user } }
const signedOut: Auth = { ...actions, status: 'none', user: null, session: null }

let server: ReturnType<typeof makeFakeResumeServer>
let savedAs: string[]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server = makeFakeResumeServer()
  vi.stubGlobal('fetch', server.fetch)
  savedAs = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedAs.push(this.download)
  })
  localStorage.setItem('targetRole', 'Security Engineer')
  localStorage.setItem('userType', 'professional')
})

afterEach(() => {
  cleanup()
  clearResponseCache()
  localStorage.clear()
  setVisibility('visible')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
}

const show = (auth: Auth = signedIn) => {
  const { hook, history } = memoryLocation({ path: '/dashboard', record: true })
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
  return history
}

const showList = (...rows: unknown[]) => {
  server.answers.list = jsonAnswer(rows)
  return show()
}

const keyboard = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(pollMs))
const lists = () => server.sentTo('GET', '/api/resumes/1')
const progress = () => screen.findByRole('progressbar', { name: 'Resume progress' })

test('without a session, goes to the sign-in screen', () => {
  expect(show(signedOut).at(-1)).toBe('/sign-in')
  expect(lists()).toEqual([])
})

test.each(['targetRole', 'userType'])('without a stored %s, goes to the start', (key) => {
  localStorage.removeItem(key)
  expect(show().at(-1)).toBe('/')
  expect(lists()).toEqual([])
})

test('the heading names the role as the career status requires', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Your Career Dashboard' })).toBeTruthy()
  expect(screen.getByText('Advancing your career as Security Engineer')).toBeTruthy()
  cleanup()
  localStorage.setItem('userType', 'transitioner')
  show()
  expect(screen.getByText('Transitioning to Security Engineer')).toBeTruthy()
})

test.each([
  ['pending', '33', 'Processing your resume...'],
  ['analyzing', '66', 'Processing your resume...'],
  ['completed', '100', 'Resume analysis complete'],
  ['archived', '0', 'Processing your resume...'],
])('the status %s shows %s percent', async (status, percent, label) => {
  showList(makeRow({ status }))
  expect((await progress()).getAttribute('aria-valuenow')).toBe(percent)
  expect(screen.getByText(label)).toBeTruthy()
  const isReady = status === 'completed'
  expect(screen.getByRole('button', { name: 'Download PDF' }).hasAttribute('disabled')).toBe(!isReady)
  expect(screen.getByRole('button', { name: 'Download Word' }).hasAttribute('disabled')).toBe(!isReady)
})

test('the current resume shows version, time, engine, lines and counts', async () => {
  showList(makeRow(), makeRow({ id: 3, version: 1 }))
  expect(await screen.findByText('Version 2, 20 Nov 2026, 14:02')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Current Resume & Next Steps' })).toBeTruthy()
  expect(screen.getAllByText('Built-in engine')).toHaveLength(2)
  expect(screen.getByRole('button', { name: /Moved 310 staff/ })).toBeTruthy()
  expect(
    screen.getByText('6 lines: 3 unchanged, 2 reworded, 1 needs a number. None without evidence.'),
  ).toBeTruthy()
})

test('names the AI provider and says that the resume was sent to it', async () => {
  showList(makeRow({ engine: 'Ollama' }))
  expect(await screen.findAllByText('AI provider: Ollama')).toHaveLength(2)
  expect(screen.getByText('Your resume was sent to it.')).toBeTruthy()
})

test('an answer with only the specified fields shows as text', async () => {
  showList(makeMinimalRow())
  expect(await screen.findByText(/Maya Okafor\s+IT Support Specialist/)).toBeTruthy()
  expect(screen.queryByText(/Built-in engine|AI provider/)).toBeNull()
  expect(screen.getByText(suggestions[1] ?? '')).toBeTruthy()
})

test('nulls, missing lists and malformed feedback do not break the screen', async () => {
  const nothing = {
    skills: null,
    feedback: '{broken',
    document: { work: null },
    evidence: 'x',
    createdAt: null,
  }
  showList(makeRow({ ...nothing, optimizedContent: null, fileName: null, version: null }))
  expect(await screen.findByText('maya okafor it support')).toBeTruthy()
  expect(screen.getByText('Version 1')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Optimization Suggestions' })).toBeNull()
})

test.each([[null], [{}], [[]], [[null]]])('a list of %j offers the upload area', async (answer) => {
  server.answers.list = jsonAnswer(answer)
  show()
  expect(await screen.findByRole('heading', { name: 'Upload Resume' })).toBeTruthy()
})

test('suggestions are listed in their order', async () => {
  showList(makeRow())
  const card = await screen.findByRole('region', { name: 'Optimization Suggestions' })
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(suggestions)
})

test('polls the list every two seconds and keeps an unchanged one', async () => {
  const etag = '"one"'
  server.answers.list = jsonAnswer([makeRow({ status: 'analyzing' })], { etag })
  show()
  expect((await progress()).getAttribute('aria-valuenow')).toBe('66')
  server.answers.list = () => new Response(null, { status: 304 })
  await nextPoll()
  expect(lists().at(-1)?.headers.get('if-none-match')).toBe(etag)
  expect((await progress()).getAttribute('aria-valuenow')).toBe('66')
  server.answers.list = jsonAnswer([makeRow()])
  await nextPoll()
  expect((await progress()).getAttribute('aria-valuenow')).toBe('100')
  expect(lists()).toHaveLength(3)
})

test('a failed poll keeps the list and stays silent', async () => {
  showList(makeRow())
  await progress()
  server.answers.list = jsonAnswer({ error: 'no' }, { status: 503 })
  await nextPoll()
  expect(lists()).toHaveLength(2)
  expect((await progress()).getAttribute('aria-valuenow')).toBe('100')
  expect(
    screen
      .queryAllByRole('alert')
      .map((one) => one.textContent)
      .join(''),
  ).toBe('')
  const said = screen.queryAllByRole('status').map((one) => one.textContent)
  expect(said.filter(Boolean)).toEqual(['Resume analysis complete'])
})

test('does not poll in the background, and polls at once on return', async () => {
  showList(makeRow())
  await progress()
  const before = lists().length
  act(() => setVisibility('hidden'))
  await nextPoll()
  await nextPoll()
  expect(lists()).toHaveLength(before)
  act(() => setVisibility('visible'))
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(lists()).toHaveLength(before + 1)
})

test('a list that fails to load offers a retry', async () => {
  server.answers.list = jsonAnswer('no', { status: 500 })
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answers.list = jsonAnswer([makeRow()])
  await keyboard.click(again)
  expect(await progress()).toBeTruthy()
})

test('stores skills once an analysis is completed, not before', async () => {
  showList(makeRow({ status: 'analyzing', skills: ['Early'] }))
  await progress()
  expect(localStorage.getItem('currentSkills')).toBeNull()
  server.answers.list = jsonAnswer([makeRow()])
  await nextPoll()
  await waitFor(() => expect(localStorage.getItem('currentSkills')).toBe('["PowerShell","Azure"]'))
})

test.each([
  ['PDF', 'pdf', 'resume-7.pdf'],
  ['Word', 'doc', 'resume-7.docx'],
])('%s is saved under the number of the resume', async (label, format, name) => {
  showList(makeRow())
  await keyboard.click(await screen.findByRole('button', { name: `Download ${label}` }))
  await waitFor(() => expect(savedAs).toEqual([name]))
  expect(server.sentTo('GET', `/api/resumes/7/download?format=${format}`)).toHaveLength(1)
})

test('a failed download says so and can be retried', async () => {
  server.answers.download = jsonAnswer({ error: 'no' }, { status: 500 })
  showList(makeRow())
  const button = await screen.findByRole('button', { name: 'Download PDF' })
  await keyboard.click(button)
  expect(await screen.findByText('Download failed')).toBeTruthy()
  expect(screen.getByText('Failed to download resume. Please try again.')).toBeTruthy()
  expect(savedAs).toEqual([])
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('a newer resume uploads next to the current one and then replaces it', async () => {
  server.answers.upload = jsonAnswer(makeRow({ id: 8, version: 3, status: 'pending' }))
  showList(makeRow())
  await keyboard.click(await screen.findByRole('button', { name: 'Upload a newer resume' }))
  server.answers.list = jsonAnswer([makeRow({ id: 8, version: 3, status: 'pending' }), makeRow()])
  await keyboard.upload(screen.getByLabelText('Select your resume file'), new File(['x'], 'new.pdf'))
  expect(await screen.findByText('Resume uploaded')).toBeTruthy()
  expect(await screen.findByText(/^Version 3/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Upload a newer resume' })).toBe(document.activeElement)
})

test('loading the screen makes only the specified calls', async () => {
  showList(makeRow(), makeRow({ id: 3, version: 1 }))
  await progress()
  expect(new Set(server.sent.map(({ path }) => path))).toEqual(
    new Set(['/api/resumes/1', '/api/subscription/current']),
  )
})
