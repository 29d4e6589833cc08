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
  await card.getByRole('button', { name: /^Take this challenge: Load a messy public file/ }).press('Enter')
  const steps = card.getByRole('group', { name: /steps done/ })
  await steps.getByRole('checkbox').first().press('Space')
  await expect(card.getByText(/^1 of \d+ steps done/)).toBeVisible()
  await page.reload()
  await expect(card.getByText(/^1 of \d+ steps done/)).toBeVisible()

  await card.locator('summary').filter({ hasText: 'Hand in your work' }).press('Enter')
  const handIn = card.getByRole('button', { name: 'Hand in', exact: true })
  await card.getByLabel('Link to your work').fill('https://example.com/work')
  await expectAccessibleOnPhoneAndDesktop(page, 'work to hand in')
  const criteria = card.getByRole('group', { name: /^Criteria/ })
  for (const one of await criteria.getByRole('checkbox').all()) await one.press('Space')
  const pasted = criteria.getByRole('textbox', { name: 'Lines in the file equal loaded plus rejected' })
  await pasted.fill('1,200 | 1,000 | 150 | 49')
  await card.getByRole('button', { name: 'Check without handing in' }).press('Enter')
  await expect(card.getByText(/do not add up to lines in the file\.$/).first()).toBeVisible()
  await pasted.fill('1,200 | 1,000 | 150 | 50')
  await criteria
    .getByRole('textbox', { name: 'Each reject shows file' })
    .fill('trees.csv | 3 | height | not a number\n'.repeat(3))
  await handIn.press('Enter')
  await expect(
    card.getByText(/^Handed in on .*, 2 of 4 criteria checked by program, 2 by you$/),
  ).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page
    .locator('summary')
    .filter({ hasText: /, shown on / })
    .first()
    .press('Enter')
  await expect(page.getByText(/by a challenge, checked by you$/).first()).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
})
