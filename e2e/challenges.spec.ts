import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('A challenge is taken, worked through and handed in by keyboard alone, and counts as self-checked', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.goto('/learning-path')
  await page.getByRole('checkbox', { name: 'SQL', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Start my path' }).press('Enter')
  const card = page.getByRole('region', { name: 'Adaptive Challenges' })
  await card
    .getByRole('button', { name: /^Take this challenge/ })
    .first()
    .press('Enter')
  const steps = card.getByRole('group', { name: /steps done/ })
  await steps.getByRole('checkbox').first().press('Space')
  await expect(card.getByText(/^1 of \d+ steps done/)).toBeVisible()
  await page.reload()
  await expect(card.getByText(/^1 of \d+ steps done/)).toBeVisible()

  await card.locator('summary').filter({ hasText: 'Hand in your work' }).press('Enter')
  const handIn = card.getByRole('button', { name: 'Hand in', exact: true })
  await card.getByLabel('Link to your work').fill('https://example.com/work')
  await expectAccessibleOnPhoneAndDesktop(page, 'work to hand in')
  const criteria = card.getByRole('group', { name: /^Check it yourself/ }).getByRole('checkbox')
  for (const one of await criteria.all()) await one.press('Space')
  await handIn.press('Enter')
  await expect(card.getByText(/^Handed in on .*, checked by yourself$/)).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page
    .locator('summary')
    .filter({ hasText: /, shown on / })
    .first()
    .press('Enter')
  await expect(page.getByText(/by a task, checked by yourself$/).first()).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
})
