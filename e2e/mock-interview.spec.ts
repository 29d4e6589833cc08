import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { pressOn } from './keyboard.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('Somebody goes through a mock interview to its printed report, by keyboard alone', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { role: 'Data Engineer' })
  await page.getByRole('link', { name: 'Interview Prep' }).press('Enter')
  await page.getByRole('button', { name: 'Mock Interview' }).press('Enter')

  const panel = page.getByRole('dialog', { name: 'Mock interview' })
  await pressOn(page, panel.getByRole('radio', { name: '30 min' }), 'ArrowLeft')
  await expect(panel.getByRole('radio', { name: '15 min' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(panel.getByRole('radio', { name: '15 min' })).toBeChecked()
  await pressOn(page, panel.getByRole('button', { name: 'Start Interview' }))

  await expect(panel.getByText(/^Question 1 of 5/)).toBeVisible()
  const area = panel.getByRole('textbox', { name: 'Your answer' })
  await pressOn(page, area, 'Control+Enter')
  await expect(panel.getByText('Please provide an answer')).toBeVisible()
  await page.keyboard.type('First I ask what the numbers are for, then I look at where the rows come from.')
  await page.keyboard.press('Control+Enter')
  const reply = panel.getByRole('textbox', { name: 'Your answer to the follow-up' })
  await pressOn(page, reply, 'End')
  await page.keyboard.type('I would write a test that compares the counts of both sides.')
  await page.keyboard.press('Control+Enter')

  await expect(panel.getByText(/^Question 2 of 5/)).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a question')
  await pressOn(page, panel.getByRole('button', { name: 'Skip' }))
  await expect(panel.getByText(/^Question 3 of 5/)).toBeVisible()
  await pressOn(page, area, 'End')
  await page.keyboard.type('I would read the query plan before anything else, and say what I expect of it.')
  await page.keyboard.press('Control+Enter')
  await expect(reply.or(panel.getByText(/^Question 4 of 5/))).toBeVisible()
  await pressOn(page, panel.getByRole('button', { name: 'End the interview' }))
  await pressOn(page, page.getByRole('button', { name: 'End and show the report' }))

  const report = panel.getByRole('article')
  await expect(report.getByRole('heading', { name: 'Mock interview: Data Engineer' })).toBeFocused()
  await expect(report.getByText('2 of 5 questions answered.')).toBeVisible()
  const workOn = report.getByRole('region', { name: 'What to work on' })
  await expect(workOn.getByRole('listitem')).toHaveCount(3)
  await expectAccessibleOnPhoneAndDesktop(page, 'the report')

  await page.emulateMedia({ media: 'print' })
  await expect(workOn).toBeVisible()
  await expect(report.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.locator('#root')).toBeHidden()
  await expect(report.getByRole('meter').first()).toHaveCSS('print-color-adjust', 'exact')
  const cut = await panel
    .getByRole('region', { name: 'Mock interview' })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(cut, 'nothing of the report is cut off on paper').toBeLessThanOrEqual(0)
})
