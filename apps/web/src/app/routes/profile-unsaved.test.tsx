// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import {
  field,
  makeProfile,
  marked,
  profilePath,
  said,
  save,
  showProfile,
  wholeForm,
  write,
} from '../../testing/profile-screen.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()

/** A server where another tab has saved something since this one loaded. */
const savedElsewhere = (theirs: object) => {
  let loads = 0
  return {
    [`GET ${profilePath}`]: () =>
      loads++ === 0 ? marked(makeProfile(), 'one') : marked(makeProfile(theirs), 'theirs'),
    [`PATCH ${profilePath}`]: ({ headers, body }: { headers: Headers; body: unknown }) =>
      headers.get('if-match') === '"theirs"'
        ? marked(makeProfile({ ...theirs, ...(body as object) }), 'both')
        : refusal(409, 'CONFLICT'),
  }
}

test('merges what another tab saved, and saves this change on top', async () => {
  const server = await showProfile(savedElsewhere({ phoneNumber: '555-0199' }))
  await user.clear(field('Bio'))
  await user.type(field('Bio'), 'New words')
  await save()
  await said('Profile updated')
  await said('We kept what was changed elsewhere in the meantime: Phone Number.')
  expect([field('Bio').value, field('Phone Number').value]).toEqual(['New words', '555-0199'])
  expect(server.sent().map(({ body }) => body)).toEqual([
    { ...wholeForm, bio: 'New words' },
    { ...wholeForm, phoneNumber: '555-0199', bio: 'New words' },
  ])
})

test('a field also saved elsewhere shows next to the person’s text until they decide', async () => {
  const server = await showProfile(savedElsewhere({ bio: 'Their words', phoneNumber: '555-0199' }))
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
  expect(server.sent().at(-1)?.body).toEqual({
    ...wholeForm,
    bio: 'Their words',
    phoneNumber: '555-0199',
    displayName: 'Maya O.',
  })
})

test('saving again over what was saved elsewhere keeps the person’s text', async () => {
  const server = await showProfile(savedElsewhere({ bio: 'Their words' }))
  write('Bio', 'My words')
  await save()
  await screen.findByText(/This was saved somewhere else/)
  await save()
  await said('Profile updated')
  expect(server.sent().at(-1)?.body).toEqual({ ...wholeForm, bio: 'My words' })
  expect(screen.queryByText(/This was saved somewhere else/)).toBeNull()
})

test('keeps a different switch flipped elsewhere', async () => {
  const allOn = makeProfile().notificationPreferences
  const server = await showProfile(
    savedElsewhere({ notificationPreferences: { ...allOn, jobAlerts: false } }),
  )
  await user.click(screen.getByRole('switch', { name: 'Career Tips', hidden: true }))
  await save()
  await said('Profile updated')
  expect(server.sent().at(-1)?.body).toEqual({
    ...wholeForm,
    notificationPreferences: { ...allOn, jobAlerts: false, careerTips: false },
  })
})

test('leaving by a link asks first, and discarding deletes the changes', async () => {
  await showProfile()
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

test('signing out asks first, and continues once the changes are discarded', async () => {
  const server = await showProfile({ 'POST /auth/sign-out': () => answer({ success: true }) })
  const signOut = async () => {
    await user.click(screen.getAllByRole('button', { name: /Maya Okafor/ })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  }
  write('Bio', 'New words')
  await signOut()
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(field('Bio').value).toBe('New words')
  expect(server.sentTo('POST /auth/sign-out')).toHaveLength(0)
  await signOut()
  server.answers['GET /auth/get-session'] = () => answer('null')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('heading', { name: 'Welcome to Nextrung' })).toBeTruthy()
  expect(server.sentTo('POST /auth/sign-out')).toHaveLength(1)
})

test('closing the tab asks only while there are unsaved changes', async () => {
  await showProfile()
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

test('unsaved input survives a reload, rebased onto what was saved meanwhile', async () => {
  const { unmount } = await showProfile()
  write('Bio', 'New words')
  unmount()
  await showProfile({ [`GET ${profilePath}`]: () => answer(makeProfile({ phoneNumber: '555-0199' })) })
  await said('We restored your earlier changes. They are not saved yet.')
  expect([field('Bio').value, field('Phone Number').value]).toEqual(['New words', '555-0199'])
})

test('without a session, shows nothing and does not redirect', async () => {
  const server = startFakeServer()
  const { container } = showApp('/profile')
  await waitFor(() => expect(container.querySelector('main')).toBeTruthy())
  await waitFor(() => expect(container.querySelector('main')?.textContent).toBe(''))
  expect(location.pathname).toBe('/profile')
  expect(server.sentTo(`GET ${profilePath}`)).toEqual([])
})

test('a session that ended before saving leads to the sign-in screen and keeps the input', async () => {
  const server = await showProfile({ [`PATCH ${profilePath}`]: () => refusal(401, 'UNAUTHORIZED') })
  write('Bio', 'New words')
  server.answers['GET /auth/get-session'] = () => answer('null')
  await save()
  expect(await screen.findByRole('heading', { name: 'Welcome to Nextrung' })).toBeTruthy()
  expect(location.pathname).toBe('/sign-in')
  expect(screen.queryByText('Error updating profile')).toBeNull()
  expect(Object.values({ ...sessionStorage }).join()).toContain('New words')
})

test('a profile that fails to load says so and can be retried', async () => {
  const server = startFakeServer({
    ...signedIn(makePerson()),
    [`GET ${profilePath}`]: () => answer('', { status: 500 }),
  })
  showApp('/profile')
  await screen.findByText('Your profile could not be loaded')
  server.answers[`GET ${profilePath}`] = () => answer(makeProfile())
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Personal Information' })).toBeTruthy()
})
