import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('A newcomer says what they can do, gets a path, and follows it by keyboard alone', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.goto('/learning-path')
  await expect(page.getByRole('heading', { name: 'What can you do already?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)

  await page.getByRole('checkbox', { name: 'SQL', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Start my path' }).press('Enter')
  await expect(page.getByText('1 of 15 required skills acquired')).toBeVisible()
  const milestones = page.getByRole('region', { name: 'Learning Milestones' })
  const next = milestones.getByRole('button', { name: /^I can do this/ }).first()
  await expect(next).toBeVisible()

  await milestones.locator('summary').filter({ hasText: 'Steps and reasons' }).first().press('Enter')
  const skip = milestones.getByRole('button', { name: /^Skip / }).first()
  const skill = (await skip.getAttribute('aria-label'))?.replace('Skip ', '') ?? ''
  await skip.press('Enter')
  await milestones.getByRole('button', { name: `Put back ${skill}` }).press('Enter')
  await expect(milestones.getByText('Taken off your path')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  const courses = page.getByRole('region', { name: 'Recommended Courses' })
  await courses
    .getByRole('button', { name: /^I am taking this course/ })
    .first()
    .press('Enter')
  const progress = courses.getByRole('combobox', { name: /^How far you are with/ })
  await expect(progress).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(progress).toHaveText('10% done')

  await page.getByRole('button', { name: 'Change my plan' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change my plan' })
  await dialog.getByLabel('Hours a week').fill('12')
  await dialog.getByLabel('Own topics').fill('Rust')
  await expectAccessible(page, 'the plan')
  await dialog.getByRole('button', { name: 'Save my plan' }).press('Enter')
  await expect(page.getByText(/^At 12 hours a week/)).toBeVisible()
  await expect(milestones.getByText('Rust', { exact: true }).first()).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to my calendar' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('learning-plan.ics')

  const title = (await next.getAttribute('aria-label'))?.replace('I can do this: ', '') ?? ''
  await next.press('Enter')
  const undo = page.getByRole('button', { name: `Undo: ${title} is done` })
  await expect(undo).toBeFocused()
  await page.reload()
  await expect(undo).toBeVisible()
  await expect(page.getByText(/^At 12 hours a week/)).toBeVisible()
  await page.getByRole('button', { name: /^My courses/ }).press('Enter')
  await expect(page.getByRole('list', { name: 'My courses' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessibleOnPhoneAndDesktop(page)
})
