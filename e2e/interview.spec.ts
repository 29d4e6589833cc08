import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { pressOn } from './keyboard.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('Somebody practises interview questions in both modes and finds the answers again, by keyboard alone', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { role: 'Data Engineer' })
  await page.getByRole('link', { name: 'Interview Prep' }).press('Enter')
  await expect(page.getByText('Preparing for: Data Engineer')).toBeVisible()

  const first = page.getByRole('list', { name: 'Questions' }).getByRole('region').first()
  await pressOn(page, first.getByRole('button', { name: 'Practice Answer' }))
  const area = first.getByRole('textbox', { name: 'Your answer' })
  await expect(area).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(first.getByText('Please provide an answer')).toBeVisible()
  await page.keyboard.type('First I look at the run history and compare the row counts of each step.')
  await page.reload()
  await pressOn(page, first.getByRole('button', { name: 'Practice Answer' }))
  await expect(area).toHaveValue(/^First I look at the run history/)
  await page.keyboard.press('Control+Enter')
  await expect(first.getByRole('heading', { name: /^Score\s*\d+%$/ })).toBeFocused()
  await expect(first.getByText(/^Key points: \d of \d met/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Performance Stats' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'marks')
  await pressOn(page, first.getByRole('button', { name: 'Next question' }))
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Cancel' }))

  await page.getByRole('radio', { name: 'Multiple Choice' }).press('Space')
  await expect(page.getByText('Key points to cover')).toHaveCount(0)
  await pressOn(page, first.getByRole('button', { name: 'Practice Answer' }))
  await page.keyboard.press('ArrowDown')
  await expect(first.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(first.getByRole('list', { name: 'Options' }).getByText(/^Right/)).toBeVisible()

  await page.getByRole('button', { name: 'History' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Your interview practice' })
  await expect(panel.getByRole('region', { name: 'Your answers' }).getByText('2 answers')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'the history')
  const answers = panel.getByRole('region', { name: 'Your answers' })
  await answers.getByRole('listitem').last().getByRole('button').press('Enter')
  await expect(panel.getByText(/^First I look at the run history/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('button', { name: 'Delete answer' }).press('Enter')
  await expect(answers.getByText('1 answer', { exact: true })).toBeVisible()
})
