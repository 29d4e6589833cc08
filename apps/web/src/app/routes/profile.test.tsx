// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const path = '/api/users/uid-maya'

const allOn = { email: true, jobAlerts: true, careerTips: true, learningUpdates: true }
const profile = (more: object = {}) => ({
  id: 7,
  uid: 'uid-maya',
  displayName: 'Maya Okafor',
  email: 'maya.okafor@example.com',
  phoneNumber: null,
  bio: 'Moves into security.',
  professionalTitle: 'IT Support Specialist',
  linkedinUrl: null,
  githubUrl: 'https://github.com/maya',
  portfolio: null,
  education: [{ degree: 'AAS', institution: 'Wake Tech', graduationYear: 2019, field: 'IT' }],
  notificationPreferences: allOn,
  ...more,
})
const marked = (body: unknown, mark: string) => answer(body, { headers: { etag: `"${mark}"` } })

const show = async (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    [`GET ${path}`]: () => marked(profile(), 'one'),
    [`PATCH ${path}`]: ({ body }) => marked(profile(body as object), 'two'),
    ...answers,
  })
  const view = showApp('/profile')
  await screen.findByRole('heading', { name: 'Personal Information' }, { timeout: 10_000 })
  return { ...server, unmount: view.unmount, sent: () => server.sentTo(`PATCH ${path}`) }
}

const field = (label: string, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(label)[at] ?? missing(label)
const missing = (label: string): never => {
  throw new Error(`There is no ${label}`)
}
const write = (label: string, text: string) => {
  // One event instead of one a letter: what each letter does is for another test.
  fireEvent.change(field(label), { target: { value: text } })
}
const openTab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const said = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
const isOpen = (name: string) =>
  screen.getByRole('tab', { name: new RegExp(`^${name}`) }).getAttribute('aria-selected') === 'true'

test('four tabs with every field, from the one call that the screen makes', async () => {
  const server = await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile Management')
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Personal',
    'Professional',
    'Education',
    'Preferences',
  ])
  const values = ['Display Name', 'Email', 'Phone Number', 'Bio'].map((label) => field(label).value)
  expect(values).toEqual(['Maya Okafor', 'maya.okafor@example.com', '', 'Moves into security.'])
  await openTab('Professional')
  const links = ['Professional Title', 'LinkedIn URL', 'GitHub URL', 'Portfolio URL'].map(
    (label) => field(label).value,
  )
  expect(links).toEqual(['IT Support Specialist', '', 'https://github.com/maya', ''])
  await openTab('Education')
  const school = ['Degree', 'Institution', 'Graduation Year', 'Field of Study'].map(
    (label) => field(label).value,
  )
  expect(school).toEqual(['AAS', 'Wake Tech', '2019', 'IT'])
  await openTab('Preferences')
  for (const name of ['Email Notifications', 'Job Alerts', 'Career Tips', 'Learning Updates'])
    expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true')
  expect(server.sentTo(`GET ${path}`)).toHaveLength(1)
  expect(server.sent()).toEqual([])
})

test.each([['null'], ['{}'], ['{"education":null,"notificationPreferences":null,"bio":3}'], ['']])(
  'an answer of %j is a form with nothing in it',
  async (body) => {
    await show({ [`GET ${path}`]: () => answer(body) })
    expect(field('Display Name').value).toBe('')
    expect(
      screen.getByRole('switch', { name: 'Career Tips', hidden: true }).getAttribute('aria-checked'),
    ).toBe('true')
  },
)

test('saving sends what was changed and no more, and shows what was answered', async () => {
  const server = await show({
    [`PATCH ${path}`]: () =>
      marked(profile({ displayName: 'Maya O.', githubUrl: 'https://github.com/mo' }), 'two'),
  })
  write('Display Name', 'Maya O')
  await openTab('Professional')
  write('GitHub URL', 'github.com/mo')
  await save()
  await said('Profile updated')
  const [first] = server.sent()
  expect(first?.body).toEqual({ displayName: 'Maya O', githubUrl: 'https://github.com/mo' })
  expect(first?.headers.get('if-match')).toBe('"one"')
  expect(field('Display Name').value).toBe('Maya O.')
  expect(await screen.findAllByText('Maya O.')).not.toHaveLength(0)
  expect(localStorage.getItem('userName')).toBe('Maya O.')
  write('Phone Number', '555-0142')
  await save()
  await waitFor(() => expect(server.sent()).toHaveLength(2))
  expect(server.sent()[1]?.headers.get('if-match')).toBe('"two"')
  expect(server.sentTo(`GET ${path}`)).toHaveLength(1)
})

test('saving without a change is answered too', async () => {
  const server = await show()
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({})
})

test.each([
  ['the text of the server', () => refusal(400, 'BAD_REQUEST'), 'Refused with BAD_REQUEST'],
  ['its own without one', () => answer('<html>', { status: 502 }), 'Failed to update profile'],
  [
    'its own without an answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to update profile',
  ],
])('a save that fails says so with %s, and nothing typed is lost', async (_what, patch, sentence) => {
  await show({ [`PATCH ${path}`]: patch })
  write('Bio', 'New words')
  await save()
  await said('Error updating profile')
  await said(sentence)
  expect(field('Bio').value).toBe('New words')
})

test.each([
  ['Personal', 'Email', 'nobody', 'Invalid email format'],
  ['Personal', 'Display Name', 'M', 'Display name must be at least 2 characters long'],
  ['Professional', 'LinkedIn URL', 'javascript:alert(1)', 'Invalid LinkedIn URL'],
  ['Professional', 'GitHub URL', 'not a url', 'Invalid GitHub URL'],
  ['Professional', 'Portfolio URL', 'ftp://example.com', 'Invalid portfolio URL'],
  ['Education', 'Degree', '', 'Please enter a degree'],
  ['Education', 'Graduation Year', 'soon', 'Please enter a year'],
  ['Education', 'Graduation Year', '1805', 'Please enter a year from 1900 on'],
])(
  'in %s, %s does not take "%s": the tab opens, the field has the focus, nothing is sent',
  async (...given) => {
    const [tab, label, typed, message] = given
    const server = await show()
    await openTab(tab)
    write(label, typed)
    await openTab('Preferences')
    await save()
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(isOpen(tab)).toBe(true)
    expect(screen.getByText(message)).toBeTruthy()
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('One field needs another look.')).toBeTruthy()
    expect(server.sent()).toEqual([])
  },
)

test('what was saved long ago and would not pass today is not in the way of another field', async () => {
  const server = await show({
    [`GET ${path}`]: () => answer(profile({ displayName: null, portfolio: 'ftp://old', education: [{}] })),
  })
  write('Bio', 'New words')
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({ bio: 'New words' })
  expect(server.sent()[0]?.headers.get('if-match')).toBeNull()
})

test('schools are added and removed with the keyboard kept in place, and years are sent as numbers', async () => {
  const server = await show()
  await openTab('Education')
  await user.click(screen.getByRole('button', { name: 'Add Education' }))
  expect(document.activeElement).toBe(field('Degree', 1))
  await user.keyboard('BSc')
  await user.type(field('Institution', 1), 'NC State')
  await user.type(field('Graduation Year', 1), '2024')
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({
    education: [
      { degree: 'AAS', institution: 'Wake Tech', graduationYear: 2019, field: 'IT' },
      { degree: 'BSc', institution: 'NC State', graduationYear: 2024, field: '' },
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Remove education 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove education 1' }))
  await user.click(screen.getByRole('button', { name: 'Remove education 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Education' }))
  await save()
  await waitFor(() => expect(server.sent()[1]?.body).toEqual({ education: [] }))
})

test('a turned switch alone is sent, and the settings are asked for again', async () => {
  const server = await show()
  await openTab('Preferences')
  await user.click(screen.getByRole('switch', { name: 'Career Tips' }))
  const asked = server.sentTo('GET /api/settings/uid-maya').length
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({ notificationPreferences: { careerTips: false } })
  await waitFor(() => expect(server.sentTo('GET /api/settings/uid-maya').length).toBe(asked + 1))
})

test('cancel puts everything back', async () => {
  await show()
  write('Bio', 'New words')
  write('Email', 'nobody')
  await openTab('Education')
  await user.click(screen.getByRole('button', { name: 'Remove education 1' }))
  await openTab('Preferences')
  await user.click(screen.getByRole('switch', { name: 'Career Tips' }))
  await save()
  await screen.findByText('Invalid email format')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([field('Bio').value, field('Email').value]).toEqual([
    'Moves into security.',
    'maya.okafor@example.com',
  ])
  expect(field('Institution').value).toBe('Wake Tech')
  expect(screen.getByRole('switch', { name: 'Career Tips', hidden: true }).getAttribute('aria-checked')).toBe(
    'true',
  )
  expect(screen.queryByText('Invalid email format')).toBeNull()
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

/** A server on which another tab has saved something since this one loaded. */
const savedElsewhere = (theirs: object) => {
  let loads = 0
  return {
    [`GET ${path}`]: () => (loads++ === 0 ? marked(profile(), 'one') : marked(profile(theirs), 'theirs')),
    [`PATCH ${path}`]: ({ headers, body }: { headers: Headers; body: unknown }) =>
      headers.get('if-match') === '"theirs"'
        ? marked(profile({ ...theirs, ...(body as object) }), 'both')
        : refusal(409, 'CONFLICT'),
  }
}

test('what another tab saved is taken over, and the own change saved on top of it', async () => {
  const server = await show(savedElsewhere({ phoneNumber: '555-0199' }))
  await user.clear(field('Bio'))
  await user.type(field('Bio'), 'New words')
  await save()
  await said('Profile updated')
  await said('Changed somewhere else in the meantime, and kept: Phone Number.')
  expect([field('Bio').value, field('Phone Number').value]).toEqual(['New words', '555-0199'])
  expect(server.sent().map(({ body }) => body)).toEqual([{ bio: 'New words' }, { bio: 'New words' }])
})

test('the same field saved elsewhere is shown beside the own text, which stays until the person decides', async () => {
  const server = await show(savedElsewhere({ bio: 'Their words', phoneNumber: '555-0199' }))
  write('Bio', 'My words')
  write('Display Name', 'Maya O.')
  await save()
  await said('Error updating profile')
  await said('Refused with CONFLICT')
  const note = await screen.findByText(/This was saved somewhere else/)
  const shown = within(note.closest('[role=alert]') as HTMLElement)
  expect(shown.getByText('Their words')).toBeTruthy()
  expect([field('Bio').value, field('Phone Number').value]).toEqual(['My words', '555-0199'])
  await user.click(shown.getByRole('button', { name: 'Use the saved Bio' }))
  expect(field('Bio').value).toBe('Their words')
  await save()
  await said('Profile updated')
  expect(server.sent().at(-1)?.body).toEqual({ displayName: 'Maya O.' })
})

test('saving once more over what was saved elsewhere keeps the own text', async () => {
  const server = await show(savedElsewhere({ bio: 'Their words' }))
  write('Bio', 'My words')
  await save()
  await screen.findByText(/This was saved somewhere else/)
  await save()
  await said('Profile updated')
  expect(server.sent().at(-1)?.body).toEqual({ bio: 'My words' })
  expect(screen.queryByText(/This was saved somewhere else/)).toBeNull()
})

test('leaving by a link asks first, and what is discarded is gone', async () => {
  await show()
  const toSubscription = () =>
    user.click(screen.getAllByRole('link', { name: 'Subscription' })[0] as HTMLElement)
  write('Bio', 'New words')
  await toSubscription()
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect([location.pathname, field('Bio').value]).toEqual(['/profile', 'New words'])
  await toSubscription()
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
  await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Personal Information' })
  expect(field('Bio').value).toBe('Moves into security.')
  await toSubscription()
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
})

test('closing the tab asks only while something is not saved', async () => {
  await show()
  const isHeld = () => {
    const event = new Event('beforeunload', { cancelable: true })
    act(() => void dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(isHeld()).toBe(false)
  write('Bio', 'New words')
  expect(isHeld()).toBe(true)
  await save()
  await said('Profile updated')
  expect(isHeld()).toBe(false)
})

test('what was typed is there after a reload, on top of what was saved meanwhile', async () => {
  const { unmount } = await show()
  write('Bio', 'New words')
  unmount()
  await show({ [`GET ${path}`]: () => answer(profile({ phoneNumber: '555-0199' })) })
  await said('These are your changes from before. They are not saved yet.')
  expect([field('Bio').value, field('Phone Number').value]).toEqual(['New words', '555-0199'])
})

test('without a session there is nothing, and nobody is sent away', async () => {
  const server = startFakeServer()
  const { container } = showApp('/profile')
  await waitFor(() => expect(container.querySelector('main')).toBeTruthy())
  await waitFor(() => expect(container.querySelector('main')?.textContent).toBe(''))
  expect(location.pathname).toBe('/profile')
  expect(server.sentTo(`GET ${path}`)).toEqual([])
})

test('a session that ended before the save leads to the sign-in screen, and what was typed waits', async () => {
  const server = await show({ [`PATCH ${path}`]: () => refusal(401, 'UNAUTHORIZED') })
  write('Bio', 'New words')
  server.answers['GET /auth/get-session'] = () => answer('null')
  await save()
  expect(await screen.findByRole('heading', { name: 'Welcome to Nextrung' })).toBeTruthy()
  expect(location.pathname).toBe('/sign-in')
  expect(screen.queryByText('Error updating profile')).toBeNull()
  expect(Object.values({ ...sessionStorage }).join()).toContain('New words')
})

test('a profile that cannot be loaded says so, and can be tried again', async () => {
  const server = startFakeServer({
    ...signedIn(makePerson()),
    [`GET ${path}`]: () => answer('', { status: 500 }),
  })
  showApp('/profile')
  await screen.findByText('Your profile could not be loaded')
  server.answers[`GET ${path}`] = () => answer(profile())
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeTruthy()
})
