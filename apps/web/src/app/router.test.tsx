// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../testing/fake-server.ts'
import { showApp } from '../testing/show-app.tsx'

const user = userEvent.setup()
const signInHeading = () => screen.findByRole('heading', { name: 'Welcome to Nextrung' })
const homeHeading = () => screen.findByRole('heading', { name: 'Choose your next rung' })

test.each(['/', '/dashboard'])('%s without a session leads to the sign-in screen', async (path) => {
  startFakeServer()
  showApp(path)
  expect(await signInHeading()).toBeTruthy()
  expect(location.pathname).toBe('/sign-in')
})

test('a session without a person counts as signed out', async () => {
  startFakeServer({ 'GET /auth/get-session': () => answer({ user: null }) })
  showApp('/')
  expect(await signInHeading()).toBeTruthy()
})

test.each([[{}], [{ targetRole: 'Data Engineer' }], [{ userType: 'professional' }]])(
  'the dashboard with only %j chosen leads home',
  async (stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    startFakeServer(signedIn())
    showApp('/dashboard')
    expect(await homeHeading()).toBeTruthy()
    expect(location.pathname).toBe('/')
  },
)

test('loading a page never restores selections from the account', async () => {
  startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () =>
      answer({ user: makePerson(), userType: 'professional', targetRole: 'Data Engineer' }),
  })
  showApp('/')
  await homeHeading()
  expect(localStorage.getItem('userType')).toBeNull()
  expect(localStorage.getItem('targetRole')).toBeNull()
})

test.each([
  ['with a session', signedIn()],
  ['without a session', {}],
])('an unknown path %s says that there is no such page, with a way back', async (_when, answers) => {
  startFakeServer(answers)
  showApp('/nowhere')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('the navigation lists the available screens and marks the current one', async () => {
  startFakeServer(signedIn())
  showApp('/')
  const [navigation] = await screen.findAllByRole('navigation', { name: 'Main' })
  const links = within(navigation as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Career Analytics', '/career-analytics'],
    ['Learning Path', '/learning-path'],
    ['Interview Prep', '/interview-prep'],
    ['Career Story', '/career-story'],
    ['Subscription', '/subscription'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'page',
    ...Array(links.length - 1).fill(null),
  ])
})

test('a screen opened through a link starts at its top', async () => {
  startFakeServer(signedIn())
  showApp('/')
  await homeHeading()
  scrollTo(0, 300)
  const [link] = screen.getAllByRole('link', { name: 'Subscription' })
  await user.click(link as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
  expect(scrollY).toBe(0)
})

test('the phone menu opens, keeps the navigation, and closes with Escape', async () => {
  localStorage.setItem('hasSeenTour', 'true')
  startFakeServer(signedIn())
  showApp('/')
  await homeHeading()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
})

const openUserMenu = async () => {
  await homeHeading()
  const [trigger] = screen.getAllByRole('button', { name: /Maya Okafor/ })
  if (trigger) await user.click(trigger)
}

test('signing out clears the browser and leads to the sign-in screen', async () => {
  localStorage.setItem('targetRole', 'Data Engineer')
  const server = startFakeServer(signedIn())
  server.answers['POST /auth/sign-out'] = () => {
    server.answers['GET /auth/get-session'] = () => answer('null')
    return answer({ success: true })
  }
  showApp('/')
  await openUserMenu()
  expect(screen.getAllByText('Data Engineer').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await signInHeading()).toBeTruthy()
  // The screens go first, and the storage right after them.
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

test('a session that was on its way during the sign-out does not bring the person back', async () => {
  const server = startFakeServer(signedIn())
  showApp('/')
  await openUserMenu()
  const late = Promise.withResolvers<void>()
  server.answers['GET /auth/get-session'] = async () => {
    await late.promise
    return answer({ user: makePerson() })
  }
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'storedFor', newValue: 'uid-maya' }))
  })
  server.answers['POST /auth/sign-out'] = () => {
    server.answers['GET /auth/get-session'] = () => answer('null')
    return answer({ success: true })
  }
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(await signInHeading()).toBeTruthy()
  const asked = server.asked().length
  late.resolve()
  await waitFor(() => expect(server.asked().length).toBeGreaterThan(asked))
  expect(await signInHeading()).toBeTruthy()
  await waitFor(() => expect(localStorage).toHaveLength(0))
})

test('a sign-out that fails keeps the person signed in and says so', async () => {
  startFakeServer({ ...signedIn(), 'POST /auth/sign-out': () => refusal(503, 'UNAVAILABLE') })
  showApp('/')
  await openUserMenu()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect((await screen.findAllByText('Authentication Error')).length).toBeGreaterThan(0)
  expect(location.pathname).toBe('/')
})

test('signing out in another tab leads to the sign-in screen here', async () => {
  const server = startFakeServer(signedIn())
  showApp('/')
  await homeHeading()
  server.answers['GET /auth/get-session'] = () => answer('null')
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'storedFor', newValue: null }))
  })
  expect(await signInHeading()).toBeTruthy()
})

test('signing out in another tab clears drafts here, even if the storage was already empty', async () => {
  const server = startFakeServer(signedIn())
  showApp('/')
  await homeHeading()
  sessionStorage.setItem('keptText/uid-maya/note', 'half a sentence')
  server.answers['GET /auth/get-session'] = () => answer('null')
  const otherTab = new BroadcastChannel('nextrung-session')
  otherTab.postMessage('signed-out')
  expect(await signInHeading()).toBeTruthy()
  expect(sessionStorage.getItem('keptText/uid-maya/note')).toBeNull()
  otherTab.close()
})

test('when another person signs in elsewhere, nothing of the first person shows', async () => {
  const server = startFakeServer(signedIn())
  showApp('/')
  await homeHeading()
  localStorage.setItem('targetRole', 'Data Engineer')
  const other = makePerson({ uid: 'uid-noor', displayName: 'Noor Haddad' })
  Object.assign(server.answers, signedIn(other))
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'storedFor', newValue: 'uid-noor' }))
  })
  expect(await screen.findByText(/Welcome, Noor Haddad/)).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('targetRole')).toBeNull())
})

test('a 401 after the session has ended leads to the sign-in screen', async () => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'professional')
  let sessions = 0
  startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => {
      sessions += 1
      return answer(sessions === 1 ? { user: makePerson() } : 'null')
    },
    'GET /api/resumes/1': () => refusal(401, 'UNAUTHORIZED'),
  })
  showApp('/dashboard')
  expect(await signInHeading()).toBeTruthy()
})
