// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import {
  field,
  isOpen,
  makeProfile,
  marked,
  openTab,
  profilePath,
  said,
  save,
  showProfile,
  wholeForm,
  write,
} from '../../testing/profile-screen.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()

test('shows four tabs with every field from a single call', async () => {
  const server = await showProfile()
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
  expect(server.sentTo(`GET ${profilePath}`)).toHaveLength(1)
  expect(server.sent()).toEqual([])
})

test.each([
  ['{"email":"m@example.com"}'],
  ['{"email":"m@example.com","education":null,"notificationPreferences":null,"bio":3}'],
])('an answer of %j is a form with nothing else in it', async (body) => {
  await showProfile({ [`GET ${profilePath}`]: () => answer(body) })
  expect([field('Display Name').value, field('Bio').value]).toEqual(['', ''])
  expect(screen.getByRole('switch', { name: 'Career Tips', hidden: true }).getAttribute('aria-checked')).toBe(
    'true',
  )
})

test.each([['null'], ['{}'], ['']])(
  'an answer of %j is not a profile: there is no empty form that would be saved over it',
  async (body) => {
    startFakeServer({ ...signedIn(), [`GET ${profilePath}`]: () => answer(body) })
    showApp('/profile')
    expect(await screen.findByText('Your profile could not be loaded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
  },
)

test('saving sends the whole form and shows the answer', async () => {
  const server = await showProfile({
    [`PATCH ${profilePath}`]: () =>
      marked(makeProfile({ displayName: 'Maya O.', githubUrl: 'https://github.com/mo' }), 'two'),
  })
  write('Display Name', 'Maya O')
  await openTab('Professional')
  write('GitHub URL', 'github.com/mo')
  await save()
  await said('Profile updated')
  const [first] = server.sent()
  expect(first?.body).toEqual({ ...wholeForm, displayName: 'Maya O', githubUrl: 'https://github.com/mo' })
  expect(first?.headers.get('if-match')).toBe('"one"')
  expect(field('Display Name').value).toBe('Maya O.')
  expect(await screen.findAllByText('Maya O.')).not.toHaveLength(0)
  expect(localStorage.getItem('userName')).toBe('Maya O.')
  write('Phone Number', '555-0142')
  await save()
  await waitFor(() => expect(server.sent()).toHaveLength(2))
  expect(server.sent()[1]?.headers.get('if-match')).toBe('"two"')
  expect(server.sentTo(`GET ${profilePath}`)).toHaveLength(1)
})

test('saving without changes is confirmed too', async () => {
  const server = await showProfile()
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual(wholeForm)
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
  await showProfile({ [`PATCH ${profilePath}`]: patch })
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
    const server = await showProfile()
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

test('an old value that would fail validation today goes back unchanged and does not block saving', async () => {
  const server = await showProfile({
    [`GET ${profilePath}`]: () =>
      answer(makeProfile({ displayName: null, portfolio: 'ftp://old', education: [{}] })),
  })
  write('Bio', 'New words')
  await save()
  await said('Profile updated')
  const { displayName: _, ...withoutName } = wholeForm
  expect(server.sent()[0]?.body).toEqual({
    ...withoutName,
    portfolio: 'ftp://old',
    education: [{}],
    bio: 'New words',
  })
  expect(server.sent()[0]?.headers.get('if-match')).toBeNull()
})

test('adding and removing schools keeps the focus, and years are sent as numbers', async () => {
  const server = await showProfile()
  await openTab('Education')
  await user.click(screen.getByRole('button', { name: 'Add Education' }))
  expect(document.activeElement).toBe(field('Degree', 1))
  await user.keyboard('BSc')
  await user.type(field('Institution', 1), 'NC State')
  await user.type(field('Graduation Year', 1), '2024')
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({
    ...wholeForm,
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
  await waitFor(() => expect(server.sent()[1]?.body).toEqual({ ...wholeForm, education: [] }))
})

test('sends all four switches with the form and refetches the settings', async () => {
  const server = await showProfile()
  await openTab('Preferences')
  await user.click(screen.getByRole('switch', { name: 'Career Tips' }))
  const asked = server.sentTo('GET /api/settings/uid-maya').length
  await save()
  await said('Profile updated')
  expect(server.sent()[0]?.body).toEqual({
    ...wholeForm,
    notificationPreferences: { email: true, jobAlerts: true, careerTips: false, learningUpdates: true },
  })
  await waitFor(() => expect(server.sentTo('GET /api/settings/uid-maya').length).toBe(asked + 1))
})

const goTo = async (name: string) => {
  const [link] = screen.getAllByRole('link', { name })
  if (link) await user.click(link)
}

test('the profile loads once, and again after flipping a switch in Settings', async () => {
  const allOn = makeProfile().notificationPreferences
  const settings = {
    theme: 'light',
    privacy: { profileVisibility: 'public', showEmail: false, showActivity: true },
    notifications: allOn,
  }
  const server = await showProfile({
    'GET /api/settings/uid-maya': () => answer({ settings }),
    'PATCH /api/settings/uid-maya': ({ body }) => answer({ settings: body }),
  })
  const loads = () => server.sentTo(`GET ${profilePath}`).length
  await goTo('Subscription')
  await screen.findByRole('heading', { name: 'Choose Your Plan' })
  await goTo('Profile')
  await screen.findByRole('heading', { name: 'Personal Information' })
  expect(loads()).toBe(1)
  await goTo('Settings')
  await user.click(await screen.findByRole('tab', { name: 'Notifications' }))
  await user.click(await screen.findByRole('switch', { name: 'Job Alerts' }))
  await said('Settings Updated')
  server.answers[`GET ${profilePath}`] = () =>
    marked(makeProfile({ notificationPreferences: { ...allOn, jobAlerts: false } }), 'two')
  await goTo('Profile')
  await screen.findByRole('heading', { name: 'Personal Information' })
  expect(loads()).toBe(2)
  await openTab('Preferences')
  expect(screen.getByRole('switch', { name: 'Job Alerts' }).getAttribute('aria-checked')).toBe('false')
})

test('cancel restores everything', async () => {
  await showProfile()
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
