import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const openLearningPath = async (page: Page) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.goto('/learning-path')
}

const editorIn = (panel: Locator) => panel.getByRole('textbox', { name: /^Your code/ })

/** Replaces the code with the keyboard alone. */
const write = async (page: Page, code: string) => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

test('An SQL exercise is failed, nudged and passed by keyboard alone, and the code stays over a reload', async ({
  page,
}) => {
  await openLearningPath(page)
  await page.getByRole('button', { name: 'Do an exercise' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Exercises' })
  await expect(panel.getByRole('heading', { name: 'SQL', exact: true })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'the list of exercises')
  await panel.getByRole('searchbox').press('s')
  await panel.getByRole('searchbox').fill('nobody has taken')
  await panel.getByRole('button', { name: /^Tickets that nobody has taken/ }).press('Enter')
  await expect(page).toHaveURL(/panel=exercise&id=sql-unassigned-tickets/)
  const editor = editorIn(panel)
  await expect(editor).toContainText('agent_id = NULL')

  await editor.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Run the tests' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await write(page, 'SELECT count(*) AS unassigned FROM tickets;')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(panel.getByText(/^0 of \d+ tests passed\.$/)).toBeVisible()
  await expect(panel.getByText('Your code gave').first()).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a failed exercise')

  await panel.getByRole('button', { name: 'Show hint 1 of 3' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Show hint 2 of 3' })).toBeVisible()
  await panel.getByRole('button', { name: 'Show a solution' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Keep trying' })).toBeFocused()
  await page.keyboard.press('Enter')

  await editor.focus()
  const solution = 'SELECT count(*) AS unassigned FROM tickets WHERE agent_id IS NULL;'
  await write(page, solution)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(panel.getByText('All tests passed.')).toBeVisible()
  await expect(panel.getByText(/^Passed in your browser on/)).toBeVisible()
  await expectAccessible(page, 'a passed exercise')

  await page.reload()
  await expect(editor).toContainText(solution)
  await expect(panel.getByText(/^Passed in your browser on/)).toBeVisible()
  await panel.getByRole('button', { name: 'All exercises' }).press('Enter')
  await panel.getByRole('radio', { name: 'Passed' }).press('Space')
  await expect(panel.getByRole('button', { name: /^Tickets that nobody has taken.*Passed/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

const others = [
  { id: 'js-count-by-status', wrong: 'const countByStatus = () => ({ open: 1 })', said: 'Called' },
  { id: 'py-word-count', wrong: 'def x():\n  return 1', said: 'Your code failed' },
  { id: 'regex-ticket-number', wrong: '[A-Z]+', said: 'Does it match this text?' },
  { id: 'css-spread-bar', wrong: '<div class="bar"></div>', said: 'Measured' },
  { id: 'yaml-types-that-surprise', wrong: 'version: 1.10', said: 'Looked at' },
] as const

test('Every other language says what failed, with its input', async ({ page }) => {
  await openLearningPath(page)
  for (const { id, wrong, said } of others) {
    await page.goto(`/learning-path?panel=exercise&id=${id}`)
    const panel = page.getByRole('dialog', { name: 'Exercises' })
    await editorIn(panel).focus()
    await write(page, wrong)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(panel.getByText(/^\d+ of \d+ tests passed\.$/), id).toBeVisible()
    await expect(panel.getByText(said).first(), id).toBeVisible()
    await expectAccessible(page, id)
  }
})

test('Code that is checked again on the server passes by the verdict of the server', async ({ page }) => {
  await openLearningPath(page)
  await page.goto('/learning-path?panel=exercise&id=yaml-types-that-surprise')
  const panel = page.getByRole('dialog', { name: 'Exercises' })
  await editorIn(panel).focus()
  await write(page, 'version: "1.10"\nanswer: "true"\ntime: "12:30"\nnote: ""\n')
  await panel.getByRole('button', { name: 'Run the tests' }).press('Enter')
  await expect(panel.getByText(/checked again on this server\.$/)).toBeVisible()
})

test.describe('A link to an exercise that is gone', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('says so and leads back to the list', async ({ page }) => {
    await openLearningPath(page)
    await page.goto('/learning-path?panel=exercise&id=no-such-exercise')
    const panel = page.getByRole('dialog', { name: 'Exercises' })
    await expect(panel.getByText(/^This exercise was not found/)).toBeVisible()
    await panel.getByRole('button', { name: 'All exercises' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'SQL', exact: true })).toBeVisible()
  })
})

test.describe('Without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('the tests run all the same, and the pass is saved once there is one again', async ({ page }) => {
    await openLearningPath(page)
    // Whatever a run needs is there once the tests ran.
    await page.goto('/learning-path?panel=exercise&id=js-count-by-status')
    const panel = page.getByRole('dialog', { name: 'Exercises' })
    await editorIn(panel).focus()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(panel.getByText(/^\d+ of \d+ tests passed\.$/)).toBeVisible()
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/code.html'))).toBe(true)
    await expect(panel.getByRole('button', { name: 'Run the tests' })).toBeEnabled()

    await page.context().setOffline(true)
    await editorIn(panel).focus()
    await write(
      page,
      'const countByStatus = (tickets) => { const counts = new Map(); for (const { status } of tickets) counts.set(status, (counts.get(status) ?? 0) + 1); return Object.fromEntries(counts) }',
    )
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(panel.getByText('All tests passed.')).toBeVisible()
    const again = panel.getByRole('button', { name: 'Save the result' })
    await expect(again).toBeVisible()
    await page.context().setOffline(false)
    await again.press('Enter')
    await expect(panel.getByText(/^Passed in your browser on/)).toBeVisible()
  })
})
