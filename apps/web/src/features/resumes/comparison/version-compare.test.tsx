// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../../lib/query-client.ts'
import { jsonAnswer, makeFakeResumeServer } from '../testing/fake-resume-server.ts'
import { makeMinimalRow, makeRow } from '../testing/maya-okafor.ts'
import { shownRow } from '../testing/shown-row.ts'
import { VersionCompare } from './version-compare.tsx'

let server: ReturnType<typeof makeFakeResumeServer>

beforeEach(() => {
  server = makeFakeResumeServer()
  vi.stubGlobal('fetch', server.fetch)
})

const newest = makeRow({
  optimizedContent: 'Maya\nSUMMARY\nIT support specialist in healthcare',
  skills: ['Linux', 'Azure'],
})
const first = makeRow({
  id: 3,
  version: 1,
  optimizedContent: 'Maya\nSUMMARY\nIT support person in healthcare',
  skills: ['Linux', 'Typing'],
})

const screenOf = (rows: unknown[], client = makeQueryClient()) => (
  <QueryClientProvider client={client}>
    <VersionCompare resumes={rows.map(shownRow)} />
  </QueryClientProvider>
)

const compared = () =>
  server.sent
    .filter(({ path }) => path.includes('compare'))
    .map(({ path }) => path.replace('/api/resumes/', ''))

const summary = () => within(screen.getByRole('region', { name: 'Changes Summary' }))
const told = {
  skillsAdded: ['Azure'],
  skillsRemoved: ['Typing'],
  contentChanges: ['Summary rewritten for Security Engineer', '1 line still needs a number'],
}

test('compares the newest two, with the newer one first in the call and last on screen', async () => {
  server.answers.compare = jsonAnswer(told)
  render(screenOf([newest, first]))
  expect(screen.getByText('From version 1 to version 2')).toBeTruthy()
  expect(await summary().findByText('Summary rewritten for Security Engineer')).toBeTruthy()
  expect(compared()).toEqual(['7/compare/3'])
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(headings).toEqual(['Changes Summary', 'Version 1', 'Version 2'])
})

test('shows added and removed skills and content changes, and marks them in both versions', async () => {
  server.answers.compare = jsonAnswer(told)
  render(screenOf([newest, first]))
  for (const heading of ['Skills added', 'Skills removed', 'Content changes'])
    expect(await summary().findByRole('heading', { name: heading })).toBeTruthy()
  const older = within(screen.getByRole('region', { name: 'Version 1' }))
  const newer = within(screen.getByRole('region', { name: 'Version 2' }))
  expect(older.getByText('Typing').closest('li')?.textContent).toBe('Typing, removed')
  expect(newer.getByText('Azure').closest('li')?.textContent).toBe('Azure, added')
  expect(newer.getByText('Linux').closest('li')?.textContent).toBe('Linux')
  expect(older.getByRole('deletion').textContent).toBe('person')
  expect(newer.getByRole('insertion').textContent).toBe('specialist')
})

test('a detailed change shows what, where and why, with the wording before and after', async () => {
  const change = {
    kind: 'reworded',
    where: 'Summary',
    what: 'The summary names the role.',
    why: 'You asked for it: more formal',
    before: 'IT support person',
    after: 'IT support specialist',
  }
  server.answers.compare = jsonAnswer({ ...told, changes: [change], scoreBefore: 58, scoreAfter: 71 })
  render(screenOf([newest, first]))
  const item = (await summary().findByText('The summary names the role.')).closest('li')
  expect(item?.textContent).toContain('Summary')
  expect(item?.textContent).toContain('Why: You asked for it: more formal')
  expect(item?.textContent).toContain('Before: IT support person')
  expect(item?.textContent).toContain('After: IT support specialist')
  expect(summary().getByText('Out of 100, 13 points more')).toBeTruthy()
  expect(summary().queryByText('Summary rewritten for Security Engineer')).toBeNull()
})

test('shortens a sentence that repeats the wording next to it', async () => {
  const change = {
    kind: 'removed',
    where: 'Experience',
    what: '“Wrote scripts” was left out.',
    why: '',
    before: 'Wrote scripts',
  }
  server.answers.compare = jsonAnswer({ ...told, changes: [change] })
  render(screenOf([newest, first]))
  expect(await summary().findByText('Left out')).toBeTruthy()
  expect(summary().getByText('Wrote scripts')).toBeTruthy()
  expect(summary().queryByText(/was left out/)).toBeNull()
})

test('a long list of changes expands on request', async () => {
  const contentChanges = Array.from({ length: 11 }, (_, at) => `Change ${at}`)
  server.answers.compare = jsonAnswer({ ...told, contentChanges })
  render(screenOf([newest, first]))
  expect(await summary().findByText('Change 0')).toBeTruthy()
  expect(summary().queryByText('Change 10')).toBeNull()
  await userEvent.click(summary().getByRole('button', { name: 'Show all 11 changes' }))
  expect(summary().getByText('Change 10')).toBeTruthy()
})

test.each([[{ skillsAdded: [], skillsRemoved: [], contentChanges: [] }], [{}], [null]])(
  'with an answer of %j, says that both versions are the same',
  async (answer) => {
    server.answers.compare = jsonAnswer(answer)
    render(screenOf([newest, first]))
    expect(await summary().findByText('These two versions say the same.')).toBeTruthy()
  },
)

test('shows the texts while the comparison loads', () => {
  server.answers.compare = () => new Promise(() => {})
  render(screenOf([newest, first]))
  expect(summary().getByRole('status').textContent).toBe('Comparing the two versions')
  const newer = within(screen.getByRole('region', { name: 'Version 2' }))
  expect(newer.getByRole('insertion').textContent).toBe('specialist')
})

test('an error offers a retry', async () => {
  server.answers.compare = jsonAnswer({ error: 'Something went wrong' }, { status: 500 })
  render(screenOf([newest, first]))
  expect(await summary().findByText('The two versions could not be compared.')).toBeTruthy()
  server.answers.compare = jsonAnswer(told)
  await userEvent.click(summary().getByRole('button', { name: 'Try again' }))
  expect(await summary().findByText('1 line still needs a number')).toBeTruthy()
})

test('a rejected request says why', async () => {
  server.answers.compare = jsonAnswer({ error: 'Version 2 is not ready yet.' }, { status: 409 })
  render(screenOf([newest, first]))
  expect(await summary().findByText('Version 2 is not ready yet.')).toBeTruthy()
})

test('does not compare while a version is being optimized, and compares right after', async () => {
  server.answers.compare = jsonAnswer(told)
  const client = makeQueryClient()
  const { rerender } = render(
    screenOf([{ ...newest, status: 'pending', optimizedContent: null }, first], client),
  )
  expect(summary().getByText(/still being optimized/)).toBeTruthy()
  expect(compared()).toEqual([])
  rerender(screenOf([newest, first], client))
  expect(await summary().findByText('1 line still needs a number')).toBeTruthy()
})

test('another pair can be chosen by keyboard, in any order', async () => {
  server.answers.compare = jsonAnswer(told)
  render(screenOf([makeRow({ id: 9, version: 3 }), newest, first]))
  await waitFor(() => expect(compared()).toEqual(['9/compare/7']))
  screen.getByRole('combobox', { name: 'To version' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(compared().at(-1)).toBe('7/compare/3'))
  expect(screen.getByRole('region', { name: 'Version 1' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Version 3' })).toBeNull()
})

test('compares rows with only the specified fields', async () => {
  server.answers.compare = jsonAnswer(told)
  render(
    screenOf([makeMinimalRow(), makeMinimalRow({ id: 3, version: 1, skills: null, optimizedContent: null })]),
  )
  expect(await summary().findByText('1 line still needs a number')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Version 1' })).getByText('Typing')).toBeTruthy()
})
