import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

test('A person sees where they stand, follows the path in cards and picture, and changes their target', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT' })
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(resumeText()),
  })
  await completedVersions(page, 1)
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Plan your career path' }).click()
  await expect(page).toHaveURL(/\/career-path$/)
  await expect(page.getByText('Planning your transition to Security Engineer')).toBeVisible()

  const standing = page.getByRole('article').filter({ hasText: 'You are here' })
  await standing.getByRole('button', { name: 'View Next Steps' }).press('Enter')
  const target = page.getByRole('article', { name: 'Security Engineer' }).filter({ hasText: 'Your target' })
  await expect(target.getByText('Required', { exact: true }).first()).toBeVisible()
  await target
    .getByRole('button', { name: /: Pay, Security Engineer$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Pay, Security Engineer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await target.getByRole('button', { name: 'Why, and how to get there' }).click()
  await expect(target.getByText('What to learn, in this order')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)

  await page.getByRole('button', { name: 'Get AI Recommendations' }).click()
  await expectToast(page, 'Career Path Updated')
  const recommendations = page.getByRole('region', { name: 'Recommendations' })
  await expect(recommendations.getByText(/^Made \d/)).toBeVisible()
  const stored = await recommendations.getByRole('listitem').allTextContents()
  await page.reload()
  await expect(recommendations.getByRole('listitem')).toHaveText(stored)

  await page.getByRole('radio', { name: 'Picture' }).click()
  const boxes = page.getByRole('treeitem')
  await boxes.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(boxes.first()).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('Required', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessibleOnPhoneAndDesktop(page)

  await page.getByRole('button', { name: 'Which role fits?' }).click()
  const panel = page.getByRole('dialog', { name: 'Which role fits?' })
  await expect(panel.getByRole('article')).toHaveCount(17)
  await expectAccessible(page)
  const other = panel.getByRole('article').filter({ hasText: 'Cloud Engineer' }).first()
  await other.getByRole('button', { name: 'Make it my target' }).click()
  await expect(page.getByText('Planning your transition to Cloud Engineer')).toBeVisible()
  await expect(page.getByRole('treeitem').filter({ hasText: 'Your target' })).toContainText('Cloud Engineer')
  await page.reload()
  await expect(page.getByText('Planning your transition to Cloud Engineer')).toBeVisible()
})
