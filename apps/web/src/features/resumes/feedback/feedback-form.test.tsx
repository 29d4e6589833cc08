// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { useResumes } from '../resumes.queries.ts'
import { jsonAnswer, makeFakeResumeServer } from '../testing/fake-resume-server.ts'
import { makeRow } from '../testing/maya-okafor.ts'
import { FeedbackForm } from './feedback-form.tsx'

let server: ReturnType<typeof makeFakeResumeServer>

beforeEach(() => {
  server = makeFakeResumeServer()
  vi.stubGlobal('fetch', server.fetch)
})

const Screen = () => {
  const { data } = useResumes()
  return <p>Versions: {data?.length}</p>
}

const show = (personId = 'maya') =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FeedbackForm resumeId={7} personId={personId} targetRole="Security Engineer" />
      <Screen />
      <Toaster />
    </QueryClientProvider>,
  )

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Feedback' })
const sent = () => server.sentTo('POST', '/api/resumes/7/optimize')
const keyOf = (at: number) => sent()[at]?.headers.get('idempotency-key')

test('says what to write and what happens to this version', () => {
  show()
  expect(field().placeholder).toBe('Say what to change, for example: lead with the Splunk work.')
  expect(screen.getByText('You get a new version, and this one is kept.').id).toBe(
    field().getAttribute('aria-describedby'),
  )
})

test.each(['', '   ', '\n\t '])('%j cannot be submitted', async (text) => {
  show()
  if (text) await userEvent.type(field(), text)
  expect(button().disabled).toBe(true)
})

test('sends the feedback with the role and a key, then clears the text and reloads the list', async () => {
  show()
  await screen.findByText('Versions: 0')
  server.answers.list = jsonAnswer([makeRow({ id: 8 }), makeRow()])
  await userEvent.type(field(), 'Lead with the Splunk work.')
  await userEvent.click(button())
  expect(await screen.findByText('Feedback submitted')).toBeTruthy()
  expect(screen.getByText('Your resume is being optimized based on your feedback')).toBeTruthy()
  expect(sent()[0]?.body).toEqual({
    feedback: 'Lead with the Splunk work.',
    selectedRole: 'Security Engineer',
  })
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/)
  expect(field().value).toBe('')
  expect(await screen.findByText('Versions: 2')).toBeTruthy()
})

test('while sending, a second click does nothing and the text cannot change', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.answers.optimize = () => promise
  show()
  await userEvent.type(field(), 'Shorter')
  await userEvent.dblClick(button())
  expect(button().disabled).toBe(true)
  expect(button().getAttribute('aria-busy')).toBe('true')
  await userEvent.type(field(), ' and more')
  expect(field().value).toBe('Shorter')
  expect(sent()).toHaveLength(1)
  resolve(new Response('{}'))
  await waitFor(() => expect(field().value).toBe(''))
})

test.each([
  [{ error: 'Say it in at most 4000 characters.' }, 400, 'Say it in at most 4000 characters.'],
  [{}, 503, 'Failed to optimize resume'],
])('a failure with %j says so, and the words stay', async (body, status, sentence) => {
  server.answers.optimize = jsonAnswer(body, { status })
  show()
  await userEvent.type(field(), 'Shorter')
  await userEvent.click(button())
  expect(await screen.findByText('Error submitting feedback')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(field().value).toBe('Shorter')
  expect(button().disabled).toBe(false)
})

test('an error without a readable message shows the default one', async () => {
  server.answers.optimize = () => new Response('<html>', { status: 502 })
  show()
  await userEvent.type(field(), 'Shorter')
  await userEvent.click(button())
  expect(await screen.findByText('Failed to optimize resume')).toBeTruthy()
})

test('resending reuses the key after no answer or a server error, and gets a new one after a rejection', async () => {
  const submit = async (count: number) => {
    await userEvent.click(button())
    await waitFor(() => expect(sent()).toHaveLength(count))
    await waitFor(() => expect(button().disabled).toBe(false))
  }
  server.answers.optimize = () => Promise.reject(new TypeError('Failed to fetch'))
  show()
  await userEvent.type(field(), 'Shorter')
  await submit(1)
  // The database connection may break after the feedback was stored.
  server.answers.optimize = jsonAnswer({}, { status: 503 })
  await submit(2)
  server.answers.optimize = jsonAnswer({}, { status: 409 })
  await submit(3)
  await submit(4)
  expect(keyOf(1)).toBe(keyOf(0))
  expect(keyOf(2)).toBe(keyOf(1))
  expect(keyOf(3)).not.toBe(keyOf(2))
})

test('unanswered feedback is resent unchanged, even once the screen shows its version', async () => {
  server.answers.optimize = () => Promise.reject(new TypeError('Failed to fetch'))
  const { rerender } = show()
  await userEvent.type(field(), 'Shorter and plainer')
  await userEvent.click(button())
  await screen.findByText('Error submitting feedback')
  rerender(
    <QueryClientProvider client={makeQueryClient()}>
      <FeedbackForm resumeId={8} personId="maya" targetRole="Security Engineer" />
    </QueryClientProvider>,
  )
  server.answers.optimize = jsonAnswer({})
  await userEvent.click(button())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(keyOf(1)).toBe(keyOf(0))
})

test('unsent feedback is restored only for the same person', async () => {
  const { unmount } = show()
  await userEvent.type(field(), 'Half a sen')
  unmount()
  const again = show()
  expect(field().value).toBe('Half a sen')
  again.unmount()
  show('noah')
  expect(field().value).toBe('')
})
