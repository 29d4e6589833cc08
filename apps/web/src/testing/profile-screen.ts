import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { answer, signedIn, startFakeServer } from './fake-server.ts'
import { showApp } from './show-app.tsx'

export const profilePath = '/api/users/uid-maya'

const allOn = { email: true, jobAlerts: true, careerTips: true, learningUpdates: true }
export const makeProfile = (more: object = {}) => ({
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
/** What saving sends when nothing in `makeProfile()` has changed. */
const { id: _id, uid: _uid, ...form } = makeProfile()
export const wholeForm = form

export const marked = (body: unknown, mark: string) => answer(body, { headers: { etag: `"${mark}"` } })

/** Shows a signed-in person's profile screen and waits for it to load. */
export const showProfile = async (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    [`GET ${profilePath}`]: () => marked(makeProfile(), 'one'),
    [`PATCH ${profilePath}`]: ({ body }) => marked(makeProfile(body as object), 'two'),
    ...answers,
  })
  const view = showApp('/profile')
  await screen.findByRole('heading', { name: 'Personal Information' })
  return { ...server, unmount: view.unmount, sent: () => server.sentTo(`PATCH ${profilePath}`) }
}

export const field = (label: string, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(label)[at] ?? missing(label)
const missing = (label: string): never => {
  throw new Error(`There is no ${label}`)
}
export const write = (label: string, text: string) => {
  // One event instead of one per letter, which other tests cover.
  fireEvent.change(field(label), { target: { value: text } })
}
export const openTab = (name: string) =>
  userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
export const said = async (text: string) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
export const isOpen = (name: string) =>
  screen.getByRole('tab', { name: new RegExp(`^${name}`) }).getAttribute('aria-selected') === 'true'
