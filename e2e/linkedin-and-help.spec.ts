import { expectAccessible } from './accessibility.ts'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('A person gets LinkedIn texts, sees the evidence for them, and asks the operator a question', async ({
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
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  const card = page.getByRole('region', { name: 'LinkedIn profile' })
  await card.getByRole('button', { name: 'Write Headline and About' }).click()
  await expect(card.getByText('of 220 characters')).toHaveCount(3)
  await expect(card.getByText('Moving into security engineer roles').first()).toBeVisible()
  await card.getByRole('button', { name: 'Evidence for About' }).click()
  await expect(card.getByText(/Responsible for managing accounts of 310 staff/).first()).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: 'Copy About' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^I am an IT Support Specialist(?:.|\n)+I am looking for a security engineer role\.$/)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Nia/ }).click()
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/help$/)
  await page.getByLabel('Subject').fill('Where are my old versions?')
  await page.getByLabel('Message').fill('I looked at the dashboard and could not find them.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send Question' }).click()
  await expect(page.getByText('Where are my old versions?')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
})
