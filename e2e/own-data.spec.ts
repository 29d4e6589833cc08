import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { closeTour, newPerson, password, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

test.use({ expectedComplaints: [/401.*\/auth\/sign-in\/email/] })

const upload = async (page: Page) => {
  await page.getByRole('button', { name: 'IT Professional' }).click()
  const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText()) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expectToast(page, 'Resume uploaded')
}

test('The person reads about, downloads and deletes all of their data, and nothing is left', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'How your data is handled' }).click()
  await expect(page.getByText(/^Nothing\. This server has no sign-in provider/)).toBeVisible()
  await expectAccessible(page)

  await signUp(page, person)
  await closeTour(page)
  await upload(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Download everything/ }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Prepare my download' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the archive' }).click()
  const archive = await readFile(await (await downloading).path(), 'latin1')
  expect(archive.slice(0, 2)).toBe('PK')
  for (const path of ['README.txt', 'data/users.json', 'original-files/resume.txt'])
    expect(archive).toContain(path)

  await page.getByRole('button', { name: /^Recent activity/ }).click()
  const list = page.getByRole('list', { name: 'Recent activity' })
  await expect(list.getByText('Everything downloaded')).toBeVisible()
  await expect(list.getByText('Account created')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Delete account/ }).click()
  const deletion = page.locator('form').filter({ hasText: 'Type DELETE to confirm' })
  await deletion.getByLabel('Your password').fill(password)
  await deletion.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expectAccessible(page)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expectToast(page, 'Your account was deleted')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.context().cookies()).toEqual([])

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'No account found with this email. Please sign up instead.',
  )
})
