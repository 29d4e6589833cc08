// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { useResumes } from '../resumes.queries.ts'
import { jsonAnswer, makeFakeResumeServer } from '../testing/fake-resume-server.ts'
import { evidence, makeMinimalRow, makeRow, document as resumeDocument } from '../testing/maya-okafor.ts'
import { ResumeHistory } from './resume-history.tsx'

let server: ReturnType<typeof makeFakeResumeServer>
let savedAs: string[]

beforeEach(() => {
  server = makeFakeResumeServer()
  vi.stubGlobal('fetch', server.fetch)
  savedAs = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedAs.push(this.download)
  })
})

const Screen = () => {
  const { data } = useResumes()
  return data?.length ? <ResumeHistory id="history" resumes={data} /> : <p>No resume</p>
}

const show = async (...rows: unknown[]) => {
  server.answers.list = jsonAnswer(rows)
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
      <Toaster />
    </QueryClientProvider>,
  )
  return screen.findByRole('region', { name: 'Version History' })
}

const older = { id: 3, version: 1, document: null, evidence: null }
const two = () => [makeRow(), makeRow(older)]

const act = async (version: number, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for version ${version}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('lists every version with number, name, time, role, status and reason', async () => {
  const card = await show(
    makeRow({ reason: 'You asked: "shorter".' }),
    makeRow({ ...older, label: 'For Acme', targetRole: 'Cloud Engineer', status: 'analyzing' }),
  )
  const [newest, first] = within(card).getAllByRole('listitem')
  expect(newest?.textContent).toContain('Version 2Current')
  expect(newest?.textContent?.replace(/\u00a0/g, ' ')).toContain(
    '20 Nov 2026, 14:02 · Security Engineer · Completed',
  )
  expect(newest?.textContent).toContain('You asked: "shorter".')
  expect(first?.textContent).toContain('Version 1For AcmeAnalyzing')
  expect(first?.textContent).toContain('Cloud Engineer')
  expect(first?.textContent).not.toContain('Current')
})

test('lists rows with only the specified fields too', async () => {
  const card = await show(makeMinimalRow(), makeMinimalRow({ id: 3, version: 1 }))
  expect(
    within(card)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Version 2', 'Version 1'])
})

test('a single version is listed, and nothing is compared', async () => {
  await show(makeRow())
  expect(screen.getByText(/You have one version so far/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Changes Summary' })).toBeNull()
  expect(server.sent.some(({ path }) => path.includes('compare'))).toBe(false)
})

test('many versions are shown on request', async () => {
  const rows = [9, 8, 7, 6, 5, 4, 3].map((id) => makeRow({ id, version: id }))
  const card = await show(...rows)
  expect(within(card).getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7 versions' }))
  expect(within(card).getAllByRole('listitem')).toHaveLength(7)
})

test('a version can be named in place by keyboard', async () => {
  await show(...two())
  const menu = screen.getByRole('button', { name: 'Actions for version 1' })
  menu.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Enter}')
  const field = await screen.findByRole('textbox', { name: 'Name of version 1' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  server.answers.list = jsonAnswer([makeRow(), makeRow({ ...older, label: 'For Acme' })])
  await userEvent.keyboard(' For Acme {Enter}')
  expect(await screen.findByRole('heading', { name: 'Version 1 For Acme' })).toBeTruthy()
  expect(server.sentTo('PATCH', '/api/resumes/3')[0]?.body).toEqual({ label: 'For Acme' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
})

test('Escape cancels naming, and nothing is sent', async () => {
  await show(...two())
  await act(1, 'Name this version')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of version 1' }), 'x{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(server.sentTo('PATCH', '/api/resumes/3')).toEqual([])
})

test('a rejected name stays editable', async () => {
  server.answers.update = jsonAnswer({ error: 'A name has at most 80 characters.' }, { status: 400 })
  await show(...two())
  await act(1, 'Name this version')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of version 1' })
  await userEvent.type(field, 'For Acme{Enter}')
  expect(await screen.findByText('A name has at most 80 characters.')).toBeTruthy()
  expect(field.value).toBe('For Acme')
})

test('restoring an older version makes it the newest one', async () => {
  await show(...two())
  server.answers.list = jsonAnswer([makeRow({ id: 9, version: 3 }), ...two()])
  await act(1, 'Restore')
  expect(await screen.findByText('Version restored')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Actions for version 3' })).toBeTruthy()
  const [sent] = server.sentTo('POST', '/api/resumes/3/restore')
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('the newest version has nothing to restore or open', async () => {
  await show(...two())
  expect(screen.queryByRole('button', { name: 'Open version 2' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for version 2' }))
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual([
    'Name this version',
    'Get the original file',
    'Delete',
  ])
})

test('a failed restore says so', async () => {
  server.answers.restore = jsonAnswer({}, { status: 500 })
  await show(...two())
  await act(1, 'Restore')
  expect(await screen.findByText('Failed to restore version')).toBeTruthy()
})

test('the original file downloads under its own name', async () => {
  await show(makeRow({ fileName: 'Lebenslauf Okafor.docx' }))
  await act(2, 'Get the original file')
  await waitFor(() => expect(savedAs).toEqual(['Lebenslauf Okafor.docx']))
  expect(server.sentTo('GET', '/api/resumes/7/original')).toHaveLength(1)
})

test('an unavailable original file says so', async () => {
  server.answers.original = jsonAnswer({ error: 'This version was not made from a file.' }, { status: 404 })
  await show(makeRow())
  await act(2, 'Get the original file')
  expect(await screen.findByText('This version was not made from a file.')).toBeTruthy()
  expect(savedAs).toEqual([])
})

test('deleting asks first and says what is deleted; cancelling returns the focus', async () => {
  await show(...two())
  await act(2, 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete version 2?' })
  expect(dialog.textContent).toContain('resume.pdf goes with the last version made from it')
  expect(dialog.textContent).toContain('Version 1 becomes the current one.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for version 2' })),
  )
  expect(server.sentTo('DELETE', '/api/resumes/7')).toEqual([])
})

test('a deleted version leaves the list, and the focus stays in it', async () => {
  const card = await show(...two())
  await act(1, 'Delete')
  server.answers.list = jsonAnswer([makeRow()])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete version' }))
  expect(await screen.findByText('Version deleted')).toBeTruthy()
  expect(server.sentTo('DELETE', '/api/resumes/3')).toHaveLength(1)
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(card))
})

test('the only version can be deleted too, with a warning', async () => {
  await show(makeRow())
  await act(2, 'Delete')
  expect((await screen.findByRole('dialog')).textContent).toContain('This is your only version')
  server.answers.list = jsonAnswer([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete version' }))
  expect(await screen.findByText('No resume')).toBeTruthy()
})

test('a version that fails to delete stays, with the reason', async () => {
  server.answers.delete = jsonAnswer({ error: 'It is being optimized.' }, { status: 409 })
  const card = await show(...two())
  await act(1, 'Delete')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete version' }))
  expect(await screen.findByText('It is being optimized.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(card).getAllByRole('listitem')).toHaveLength(2)
})

test('an older version loads when opened, with evidence for its lines', async () => {
  server.answers.evidence = jsonAnswer(makeRow({ ...older, document: resumeDocument, evidence }))
  await show(...two())
  expect(server.sentTo('GET', '/api/resumes/3/evidence')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Open version 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Version 1' })
  await userEvent.click(await within(dialog).findByRole('button', { name: /Moved 310 staff/ }))
  expect(within(dialog).getByText(/way less repeat password tickets/)).toBeTruthy()
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  await userEvent.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a version whose evidence fails to load shows its text and a retry, without a toast', async () => {
  server.answers.evidence = jsonAnswer({}, { status: 500 })
  await show(...two())
  await userEvent.click(screen.getByRole('button', { name: 'Open version 1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Version 1' })
  const again = await within(dialog).findByRole('button', { name: 'Try again' })
  expect(within(dialog).getByText(/IT Support Specialist/)).toBeTruthy()
  server.answers.evidence = jsonAnswer(makeRow({ ...older, document: resumeDocument, evidence }))
  await userEvent.click(again)
  expect(await within(dialog).findByRole('button', { name: /Moved 310 staff/ })).toBeTruthy()
})
