import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

test('A person reads the market for their role, with the source of each figure', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await page.getByRole('link', { name: 'Career Analytics', exact: true }).click()
  await expectToast(page, 'No role selected')
  await expect(page).toHaveURL(/\/$/)

  await choose(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(resumeText()),
  })
  await completedVersions(page, 1)
  await page.getByRole('link', { name: 'Career Analytics', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Career Analytics' })).toBeVisible()
  await expect(page.getByText('Security Engineer, United States')).toBeVisible()
  const salary = page.getByRole('region', { name: 'Salary Range' })
  await expect(salary.getByText('$129,180').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Market Demand' }).getByText('High Demand')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Washington, DC' }).getByText('86% Score')).toBeVisible()

  await salary.getByRole('button', { name: /^Occupational Employment/ }).press('Enter')
  const source = page.getByRole('dialog', { name: 'Median yearly pay' })
  await expect(source.getByText(/Information Security Analysts \(15-1212\)/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Compare with my skills' }).press('Enter')
  await expect(page.getByText(/^You have \d of these 9\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show pay, prices and sources' }).press('Enter')
  await page.getByRole('button', { name: /Pay by level and area/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What to ask for' })).toBeVisible()
  await page.getByRole('button', { name: /Compare roles/ }).press('Enter')
  await page.getByRole('combobox', { name: 'Second role' }).press('Enter')
  await page.getByRole('option', { name: 'Data Engineer' }).click()
  await expect(page.getByRole('region', { name: 'Roles compared' }).getByText('$139,500')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'Career Analytics')
})
