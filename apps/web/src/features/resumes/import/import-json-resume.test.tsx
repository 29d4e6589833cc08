import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { answer, startFakeServer } from '../../../testing/fake-server.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { makeRow } from '../testing/maya-okafor.ts'
import { ImportJsonResume } from './import-json-resume.tsx'

const imported = vi.fn()

const show = () => {
  imported.mockReset()
  return render(
    <QueryClientProvider client={makeQueryClient()}>
      <main>
        <ImportJsonResume targetRole="Security Engineer" onImported={imported} />
      </main>
      <Toaster />
    </QueryClientProvider>,
  )
}

const resume = { basics: { name: 'Maya Okafor' }, work: [] }

const choose = (content: string, name = 'maya.json') =>
  userEvent.upload(screen.getByLabelText('JSON Resume file'), new File([content], name), {
    applyAccept: false,
  })

const call = 'POST /api/resumes/import'

test('sends a JSON Resume with the target role, its name and its own key', async () => {
  const server = startFakeServer({ [call]: () => answer(makeRow({ status: 'pending' }), { status: 201 }) })
  show()
  await choose(`\uFEFF${JSON.stringify(resume)}`)
  expect(await screen.findByText('Your resume is being analyzed')).toBeTruthy()
  const [sent] = server.sentTo(call)
  expect(sent?.body).toEqual({ resume, targetRole: 'Security Engineer', fileName: 'maya.json' })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(imported).toHaveBeenCalledOnce()
})

test.each([
  [
    'text that is no JSON',
    { content: '{"basics":', name: 'maya.json', sentence: 'This file is not valid JSON.' },
  ],
  [
    'a list',
    {
      content: '[]',
      name: 'maya.json',
      sentence: 'This file is not a JSON Resume: it must start with an object.',
    },
  ],
  ['another kind of file', { content: '{}', name: 'maya.pdf', sentence: 'Please choose a .json file.' }],
  [
    'a file over 1 MB',
    {
      content: ' '.repeat(1024 * 1024 + 1),
      name: 'maya.json',
      sentence: 'The file is larger than 1 MB.',
    },
  ],
])('%s is refused with a sentence and not sent', async (_, { content, name, sentence }) => {
  const server = startFakeServer()
  show()
  await choose(content, name)
  expect(await within(screen.getByRole('main')).findByText(sentence)).toBeTruthy()
  expect(server.sentTo(call)).toEqual([])
})

test('shows the server’s error message in place and as a toast', async () => {
  const error = 'work[0].startDate is no date.'
  startFakeServer({ [call]: () => answer({ error, code: 'BAD_REQUEST' }, { status: 400 }) })
  show()
  await choose(JSON.stringify(resume))
  expect(await within(screen.getByRole('main')).findByText(error)).toBeTruthy()
  expect(screen.getByText('Error uploading resume')).toBeTruthy()
  expect(imported).not.toHaveBeenCalled()
})
