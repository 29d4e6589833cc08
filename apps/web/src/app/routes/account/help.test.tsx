// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, refusal, signedIn, startFakeServer } from '../../../testing/fake-server.ts'
import { showApp } from '../../../testing/show-app.tsx'

const user = userEvent.setup()
const message = 'I cannot find where my old versions are.'

const question = (more: object = {}) => ({
  id: 12,
  subject: 'Old versions',
  message,
  isPriority: false,
  status: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

const desk = (more: object = {}) => ({
  messages: [],
  isMailed: true,
  repliesTo: 'maya.okafor@example.com',
  plan: null,
  left: 10,
  ...more,
})

const show = (answers: Parameters<typeof startFakeServer>[0] = {}) => {
  const server = startFakeServer({
    ...signedIn(),
    'GET /api/support': () => answer(desk()),
    'POST /api/support': () => answer(question()),
    ...answers,
  })
  showApp('/account/help')
  return server
}

const fill = async () => {
  await user.type(await screen.findByLabelText('Subject'), 'Old versions')
  await user.type(screen.getByLabelText('Message'), message)
}
const send = () => user.click(screen.getByRole('button', { name: 'Send Question' }))
const sent = (server: ReturnType<typeof show>) => server.sentTo('POST /api/support').map(({ body }) => body)

test('says who reads the question, what is sent with it and where the answer goes', async () => {
  show()
  expect(await screen.findByText(/They get it by email and in the server's inbox/)).toBeTruthy()
  expect(screen.getByText(/You get the answer by email at maya\.okafor@example\.com/)).toBeTruthy()
  expect(screen.getByText(/Questions of people with a plan are read first/)).toBeTruthy()
  expect(screen.getByText(/your name \(Maya Okafor\)/).textContent).toContain('that you have no plan')
  expect(screen.getByText('You have not asked anything yet.')).toBeTruthy()
})

test('without mail, says that the question waits', async () => {
  show({ 'GET /api/support': () => answer(desk({ isMailed: false, plan: 'Monthly' })) })
  expect(await screen.findByText(/Email is not set up here, so it waits until they look/)).toBeTruthy()
  expect(screen.getByText(/With your plan, Monthly, your question comes before/)).toBeTruthy()
})

test('sending a question empties the form and lists the question', async () => {
  const server = show()
  await fill()
  server.answers['GET /api/support'] = () => answer(desk({ messages: [question({ isPriority: true })] }))
  await send()
  expect((await screen.findAllByText('Question sent')).length).toBeGreaterThan(0)
  expect(sent(server)).toEqual([{ subject: 'Old versions', message }])
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('')
  const list = within(await screen.findByRole('region', { name: 'Your questions' }))
  expect(await list.findByText('Old versions')).toBeTruthy()
  expect(list.getByText('Open')).toBeTruthy()
  expect(list.getByText('Priority')).toBeTruthy()
  expect(list.getByText(message)).toBeTruthy()
})

test('missing fields show errors, the first one gets the focus, and nothing is sent', async () => {
  const server = show()
  await screen.findByLabelText('Subject')
  await send()
  expect(screen.getByText('Please say in a few words what it is about')).toBeTruthy()
  expect(screen.getByText('Please describe it in at least 10 characters')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
  expect(sent(server)).toEqual([])
})

test('an error is explained, and the text stays', async () => {
  show({
    'POST /api/support': () => refusal(429, 'TOO_MANY_TRIES', { error: 'You have asked 10 questions.' }),
  })
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('You have asked 10 questions.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(message)
})

test('at the limit, says so before anything is typed', async () => {
  show({ 'GET /api/support': () => answer(desk({ left: 0 })) })
  expect(await screen.findByText(/reached the limit of questions/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Question' }).disabled).toBe(true)
})

test('a page that cannot be loaded says so and tries again', async () => {
  const server = show({ 'GET /api/support': () => answer('', { status: 500 }) })
  expect(await screen.findByText('The help page could not be loaded')).toBeTruthy()
  server.answers['GET /api/support'] = () => answer(desk())
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
})

test('opens from the user menu, which closes', async () => {
  const server = startFakeServer({ ...signedIn(), 'GET /api/support': () => answer(desk()) })
  showApp('/')
  await user.click(await screen.findByRole('button', { name: /Maya Okafor/ }))
  await user.click(await screen.findByRole('link', { name: 'Help' }))
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull())
  expect(server.sentTo('GET /api/support')).toHaveLength(1)
})
