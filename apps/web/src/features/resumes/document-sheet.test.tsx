// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DocumentSheet } from './document-sheet.tsx'
import { sheetOf } from './sheet-sections.ts'
import { evidence, document as maya } from './testing/maya-okafor.ts'

afterEach(cleanup)

const show = (over: Partial<typeof maya> = {}) =>
  render(<DocumentSheet sheet={sheetOf({ ...maya, ...over }, evidence)} fileName="resume.pdf" />)

const rowsOf = () => {
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  const definitions = screen.getAllByRole('definition').map((definition) => definition.textContent)
  return Object.fromEntries(terms.map((term, at) => [term, definitions[at]]))
}

test('sections follow the document order, with unlisted ones last', () => {
  show({ sectionOrder: ['skills', 'work'] })
  const headings = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['Skills', 'Experience', 'Summary', 'Certificates'])
})

test('a line announces its evidence, including the question', () => {
  show()
  expect(screen.getByRole('button', { name: /Moved 310 staff.*Reworded from your line/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Administer.*Your words, unchanged/ })).toBeTruthy()
  expect(
    screen.getByRole('button', { name: /PowerShell scripts.*Needs your number.*How many accounts/ }),
  ).toBeTruthy()
})

test('a line’s evidence can be opened and closed by keyboard', async () => {
  const user = userEvent.setup()
  show()
  const line = screen.getByRole('button', { name: /Moved 310 staff/ })
  line.focus()
  await user.keyboard('{Enter}')
  expect(line.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/page 1, line 14/).textContent).toBe('Your line, from resume.pdf, page 1, line 14')
  expect(screen.getByText('Did the SSO rollout (310 people), way less repeat password tickets')).toBeTruthy()
  expect(rowsOf()).toEqual({
    Kept: '310, repeat password tickets',
    Changed: 'Verb first, abbreviations written out',
    Added: 'Nothing',
  })
  await user.tab()
  await user.keyboard('{Enter}')
  expect(line.getAttribute('aria-expanded')).toBe('false')
  expect(window.document.activeElement).toBe(line)
  await user.keyboard(' ')
  await user.keyboard('{Escape}')
  expect(line.getAttribute('aria-expanded')).toBe('false')
})

test('an unchanged line says that every word was kept', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /Administer/ }))
  expect(rowsOf()).toEqual({ Kept: 'Every word', Changed: 'Nothing', Added: 'Nothing' })
})

test('a line without a source never says that nothing was added', async () => {
  const bare = { '/basics/summary': { mark: 'reworded' as const, sources: [], changes: [] } }
  render(<DocumentSheet sheet={sheetOf(maya, bare)} fileName="resume.pdf" />)
  await userEvent.click(screen.getByRole('button', { name: /seven years/ }))
  expect(screen.getByText('We found no line of your file that supports this.')).toBeTruthy()
  expect(rowsOf()).toMatchObject({ Added: 'This line. Please check that it is true.' })
})

test('a line that the person entered says so, and names no page of the file', async () => {
  const text = maya.basics.summary ?? ''
  const told = { page: 0, line: 0, text, by: 'person' as const, at: '2026-11-23' }
  const entered = { '/basics/summary': { mark: 'kept' as const, sources: [told], changes: [] } }
  render(<DocumentSheet sheet={sheetOf(maya, entered)} fileName="resume.pdf" />)
  await userEvent.click(screen.getByRole('button', { name: /seven years/ }))
  expect(screen.getByText('Entered by you on 23 Nov 2026')).toBeTruthy()
  expect(screen.queryByText(/page 0/)).toBeNull()
})

test('a line about a skill shown here says what was shown and when', async () => {
  const text = maya.basics.summary ?? ''
  const shown = { on: '2026-11-20', what: 'exercise “Open tickets”' }
  const told = { page: 0, line: 0, text, by: 'person' as const, at: '2026-11-23', shown }
  const entered = { '/basics/summary': { mark: 'kept' as const, sources: [told], changes: [] } }
  render(<DocumentSheet sheet={sheetOf(maya, entered)} fileName="resume.pdf" />)
  await userEvent.click(screen.getByRole('button', { name: /seven years/ }))
  expect(
    screen.getByText('Shown here on 20 Nov 2026: exercise “Open tickets”. Added by you on 23 Nov 2026'),
  ).toBeTruthy()
  expect(screen.queryByText(/Entered by you/)).toBeNull()
})

test('lines without evidence are plain text, not buttons', () => {
  render(<DocumentSheet sheet={sheetOf(maya, {})} fileName="resume.pdf" />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getByText('Wrote PowerShell scripts that disable stale accounts.')).toBeTruthy()
})

test('markup in a resume shows as text', () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const { container } = show({ basics: { ...maya.basics, name: hostile, summary: hostile } })
  expect(screen.getAllByText(hostile)).toHaveLength(2)
  expect(container.querySelector('img, script')).toBeNull()
})

test('every text gets its own direction', () => {
  show({ other: [{ heading: 'פרסומים', lines: ['מאמר על אבטחת רשתות'] }] })
  expect(screen.getByText('מאמר על אבטחת רשתות').getAttribute('dir')).toBe('auto')
  expect(screen.getByRole('heading', { name: 'פרסומים' }).getAttribute('dir')).toBe('auto')
})

test('a position’s heading has its dates next to it', () => {
  show()
  const head = screen.getByText('IT Support Specialist, Brightwater Clinics')
  const row = head.parentElement?.parentElement
  expect(row && within(row).getByText('Mar 2021 – Present')).toBeTruthy()
})
