// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, makePerson, refusal, signedIn, startFakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const user = userEvent.setup()
const listCall = 'GET /api/notifications'
const readCall = 'POST /api/notifications/read'

type Row = { id: number; title: string; link: string | null; isRead: boolean }
const row = (id: number, more: Partial<Row> = {}) => ({
  id,
  kind: 'analysis-finished',
  title: `Notice ${id}`,
  body: `What notice ${id} says`,
  link: '/subscription',
  isRead: false,
  createdAt: new Date().toISOString(),
  ...more,
})

const startServer = (rows: Row[] = [row(3), row(2), row(1, { isRead: true })]) => {
  const kept = { rows }
  const unreadCount = () => kept.rows.filter(({ isRead }) => !isRead).length
  const server = startFakeServer({
    ...signedIn(),
    'GET /auth/get-session': () => answer({ user: makePerson(), unreadCount: unreadCount() }),
    [listCall]: () => answer({ notifications: kept.rows, unreadCount: unreadCount() }),
    [readCall]: ({ body }) => {
      const { ids } = body as { ids?: number[] }
      kept.rows = kept.rows.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one))
      return answer({ unreadCount: unreadCount() })
    },
    ...Object.fromEntries(
      rows.map(({ id }) => [
        `DELETE /api/notifications/${id}`,
        () => {
          kept.rows = kept.rows.filter((one) => one.id !== id)
          return answer({ unreadCount: unreadCount() })
        },
      ]),
    ),
  })
  return { ...server, kept }
}

/** The bell next to the navigation; the phone's bell is in the page too. */
const bell = async (name: RegExp | string = /^Notifications/) => {
  const [first] = await screen.findAllByRole('button', { name })
  if (!first) throw new Error('no bell')
  return first
}
const open = async () => {
  showApp('/')
  await user.click(await bell())
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}

beforeEach(() => localStorage.setItem('hasSeenTour', 'true'))

test('the bell shows the unread count and loads the list only when opened', async () => {
  const server = startServer()
  showApp('/')
  expect(await bell('Notifications, 2 unread')).toBeTruthy()
  expect(server.sentTo(listCall)).toHaveLength(0)
  await user.click(await bell())
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(await panel.findByText('Notice 3')).toBeTruthy()
  expect(panel.getAllByRole('listitem').map((item) => item.textContent?.includes('New'))).toEqual([
    true,
    true,
    false,
  ])
  expect(panel.getAllByText('just now')).toHaveLength(3)
})

test('marks one as read, then all, and the bell follows', async () => {
  const server = startServer()
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Mark as read: Notice 3' }))
  expect(await bell('Notifications, 1 unread')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Mark as read: Notice 3' })).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Mark All as Read' }))
  expect(await bell('Notifications')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Mark All as Read' })).toBeNull()
  expect(server.sentTo(readCall).map(({ body }) => body)).toEqual([{ ids: [3] }, {}])
})

test('following a notification marks it as read, closes the list and opens its link', async () => {
  const server = startServer()
  const panel = await open()
  await user.click(await panel.findByRole('link', { name: /Notice 2/ }))
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
  await waitFor(() => expect(server.sentTo(readCall)[0]?.body).toEqual({ ids: [2] }))
})

test('does not link to another site', async () => {
  startServer([row(1, { link: '//evil.example' }), row(2, { link: 'https://evil.example' })])
  const panel = await open()
  await panel.findByText('Notice 1')
  expect(panel.queryAllByRole('link')).toEqual([])
})

test('deleting keeps the focus in the list, and shows a message when it is empty', async () => {
  startServer()
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Delete: Notice 3' }))
  await waitFor(() => expect(panel.queryByText('Notice 3')).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete: Notice 2')
  await user.click(panel.getByRole('button', { name: 'Delete: Notice 2' }))
  await user.click(panel.getByRole('button', { name: 'Delete: Notice 1' }))
  expect(await panel.findByText(/^Nothing here/)).toBeTruthy()
  expect(await bell('Notifications')).toBeTruthy()
})

test('a failed change is rolled back and reported, without a toast', async () => {
  const server = startServer()
  server.answers['DELETE /api/notifications/3'] = () => refusal(500, 'INTERNAL')
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Delete: Notice 3' }))
  expect((await panel.findByRole('alert')).textContent).toBe('That could not be saved. Please try again.')
  expect(await panel.findByText('Notice 3')).toBeTruthy()
  expect(await bell('Notifications, 2 unread')).toBeTruthy()
})

test('a list that fails to load says so in place and can be retried', async () => {
  const server = startServer()
  const list = server.answers[listCall]
  server.answers[listCall] = () => refusal(500, 'INTERNAL')
  const panel = await open()
  const again = await panel.findByRole('button', { name: 'Try Again' })
  expect(within(screen.getByRole('region', { name: /F8/ })).queryByRole('status')).toBeNull()
  if (list) server.answers[listCall] = list
  await user.click(again)
  expect(await panel.findByText('Notice 3')).toBeTruthy()
})

test.each([
  ['null', 'null'],
  ['rows of another kind', { notifications: [null, { id: 'x' }, 3], unreadCount: 'many' }],
])('%s is an empty list', async (_what, got) => {
  const server = startServer()
  server.answers[listCall] = () => answer(got)
  const panel = await open()
  expect(await panel.findByText(/^Nothing here/)).toBeTruthy()
})

test('on a phone, the list is a sheet', async () => {
  startServer()
  showApp('/')
  const bells = await screen.findAllByRole('button', { name: 'Notifications, 2 unread' })
  await user.click(bells.at(-1) as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(await sheet.findByText('Notice 3')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
})

test('a finished analysis updates the count', async () => {
  localStorage.setItem('targetRole', 'Data Engineer')
  localStorage.setItem('userType', 'professional')
  const server = startServer([])
  const answerWith = (status: string) => {
    const version = { id: 1, version: 1, status, originalContent: 'x', skills: [] }
    server.answers['GET /api/resumes/1'] = () => answer([version])
  }
  answerWith('analyzing')
  showApp('/dashboard')
  await bell('Notifications')
  await screen.findByText('Processing your resume...')
  server.kept.rows = [row(1)]
  answerWith('completed')
  const told = await screen.findAllByRole('button', { name: 'Notifications, 1 unread' })
  expect(told.length).toBeGreaterThan(0)
})

const page = '/account/unsubscribe?token=12.a-token-that-is-long-enough'
const unsubscribeCall = 'POST /api/notifications/unsubscribe?token=12.a-token-that-is-long-enough'

test('the email link turns off mail on a button press, without a session', async () => {
  const server = startFakeServer({ [unsubscribeCall]: () => answer({ success: true }) })
  showApp(page)
  const button = await screen.findByRole('button', { name: 'Stop Mail' })
  expect(server.sentTo(unsubscribeCall)).toHaveLength(0)
  await user.click(button)
  const heading = await screen.findByRole('heading', { name: 'No more such mail' })
  expect(document.activeElement).toBe(heading)
})

test('a rejected link says why', async () => {
  startFakeServer({ [unsubscribeCall]: () => refusal(400, 'LINK_EXPIRED') })
  showApp(page)
  await user.click(await screen.findByRole('button', { name: 'Stop Mail' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Refused with LINK_EXPIRED')
})

test('a link without its token says so', async () => {
  startFakeServer()
  showApp('/account/unsubscribe')
  expect(await screen.findByText('This link is not complete')).toBeTruthy()
})
