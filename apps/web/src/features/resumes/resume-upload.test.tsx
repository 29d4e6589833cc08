// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { ResumeUpload } from './resume-upload.tsx'
import { jsonAnswer, makeFakeResumeServer } from './testing/fake-resume-server.ts'
import { makeRow } from './testing/maya-okafor.ts'

let server: ReturnType<typeof makeFakeResumeServer>

beforeEach(() => {
  server = makeFakeResumeServer()
  vi.stubGlobal('fetch', server.fetch)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ResumeUpload targetRole="Security Engineer" />
      <Toaster />
    </QueryClientProvider>,
  )

const makeFile = (name = 'resume.pdf', size = 4) => {
  const file = new File(['text'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const field = () => screen.getByLabelText('Select your resume file')
const card = () => screen.getByRole('region', { name: 'Upload Resume' })
const notifications = () => screen.getByRole('region', { name: /Notifications/ })
const uploads = () => server.sentTo('POST', '/api/resumes')
const choose = (file: File) => userEvent.upload(field(), file, { applyAccept: false })
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByText(/Supported formats/), { dataTransfer: { files, types: ['Files'] } })
const holdUpload = () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.answers.upload = () => promise
  return () => resolve(new Response(JSON.stringify(makeRow({ status: 'pending' }))))
}

test('asks for a file with the specified wording', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Upload Resume' })).toBeTruthy()
  expect(
    screen.getByText('Supported formats: PDF (recommended), Word (.doc, .docx), or plain text'),
  ).toBeTruthy()
  expect(field().getAttribute('accept')).toBe('.pdf,.doc,.docx,.txt')
  expect(screen.getByRole('button', { name: 'Browse files' })).toBeTruthy()
})

test('sends a chosen file at once with user 1, the target role and its own key', async () => {
  server.answers.upload = jsonAnswer(makeRow({ status: 'pending' }))
  show()
  await choose(makeFile())
  expect(await screen.findByText('Resume uploaded')).toBeTruthy()
  expect(screen.getByText('Your resume is being analyzed')).toBeTruthy()
  const [upload] = uploads()
  expect(upload?.form?.get('file')).toBeInstanceOf(File)
  expect(upload?.form?.get('userId')).toBe('1')
  expect(upload?.form?.get('targetRole')).toBe('Security Engineer')
  expect(upload?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(screen.getByText('resume.pdf')).toBeTruthy()
})

test('while uploading, one message says that it may take a few moments', async () => {
  const answer = holdUpload()
  show()
  await choose(makeFile())
  const status = await screen.findByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent === 'Analyzing your resume... This may take a few moments.',
  )
  expect(status).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Upload progress' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Browse files' })).toBeNull()
  answer()
  expect(await screen.findByText('Resume uploaded')).toBeTruthy()
})

test('a file dropped twice in a row is one upload', async () => {
  const answer = holdUpload()
  show()
  const zone = screen.getByText(/Supported formats/)
  const dataTransfer = { files: [makeFile()], types: ['Files'] }
  fireEvent.drop(zone, { dataTransfer })
  fireEvent.drop(zone, { dataTransfer })
  await screen.findByText('Analyzing your resume...')
  answer()
  await screen.findByText('Resume uploaded')
  expect(uploads()).toHaveLength(1)
})

test('a failed upload shows the server’s message in a toast and in the card, and allows another file', async () => {
  server.answers.upload = jsonAnswer(
    { error: 'This file is damaged.', code: 'DAMAGED_FILE' },
    { status: 422 },
  )
  show()
  await choose(makeFile())
  expect(await screen.findByText('Error uploading resume')).toBeTruthy()
  expect(within(card()).getByText('This file is damaged.')).toBeTruthy()
  expect(within(notifications()).getByText('This file is damaged.')).toBeTruthy()
  server.answers.upload = jsonAnswer(makeRow({ status: 'pending' }))
  await choose(makeFile())
  expect(await screen.findByText('Resume uploaded')).toBeTruthy()
  const [first, second] = uploads()
  expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'))
})

test.each([
  ['no sentence', jsonAnswer('oops', { status: 500 })],
  ['no answer at all', () => Promise.reject(new TypeError('network'))],
])('a failure with %s says that the upload failed', async (_, answer) => {
  server.answers.upload = answer
  show()
  await choose(makeFile())
  expect(await within(card()).findByText('Failed to upload resume')).toBeTruthy()
  expect(within(notifications()).getByText('Failed to upload resume')).toBeTruthy()
})

test.each([
  ['a file over 10 MB', [makeFile('resume.pdf', 10 * 1024 * 1024 + 1)], 'The file is larger than 10 MB.'],
  [
    'another kind of file',
    [makeFile('photo.png')],
    'This kind of file is not supported. Please choose a PDF, Word or plain text file.',
  ],
  ['two files', [makeFile(), makeFile('other.pdf')], 'Please choose one file at a time.'],
])('%s is refused with a sentence and not sent', async (_, files, sentence) => {
  show()
  drop(files)
  expect(await within(card()).findByText(sentence)).toBeTruthy()
  expect(uploads()).toEqual([])
})

test('a file of exactly 10 MB with capitals in its name is dropped and sent', async () => {
  server.answers.upload = jsonAnswer(makeRow({ status: 'pending' }))
  show()
  drop([makeFile('RESUME.PDF', 10 * 1024 * 1024)])
  expect(await screen.findByText('Resume uploaded')).toBeTruthy()
})

test('the focus stays in the card when the button disappears', async () => {
  const answer = holdUpload()
  show()
  const browse = screen.getByRole('button', { name: 'Browse files' })
  browse.focus()
  fireEvent.change(field(), { target: { files: [makeFile()] } })
  await screen.findByText('Analyzing your resume...')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Upload Resume' }))
  answer()
  await screen.findByText('Resume uploaded')
})
