import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

const completed = async (page: Page, version: number) => {
  await expect(page.getByText(new RegExp(`Version ${version}\\b`)).first()).toBeVisible()
  await expect(page.getByText('Resume analysis complete')).toBeVisible()
}

const startWithResume = async (page: Page) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'resume.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(resumeText()),
    })
  await expectToast(page, 'Resume uploaded')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await completed(page, 1)
}

const sheet = (page: Page) =>
  page.getByRole('heading', { name: 'Current Resume & Next Steps' }).locator('xpath=ancestor::section[1]')

const giveFeedback = async (page: Page, words: string) => {
  await page.getByLabel('Feedback').fill(words)
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expectToast(page, 'Feedback submitted')
}

test('Feedback makes versions that follow it; they are compared, restored, named and deleted', async ({
  page,
}) => {
  await startWithResume(page)
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled()
  await giveFeedback(page, 'Leave out Splunk and put education first.')
  await completed(page, 2)
  await expect(page.getByLabel('Feedback')).toHaveValue('')
  await giveFeedback(page, 'Leave out my phone number.')
  await completed(page, 3)
  await expect(sheet(page).getByText('555-0142')).toHaveCount(0)

  const comparing = page.waitForRequest(/\/api\/resumes\/(\d+)\/compare\/(\d+)$/)
  await page.getByRole('button', { name: 'View History' }).click()
  const [, newer, older] = /(\d+)\/compare\/(\d+)$/.exec((await comparing).url()) ?? []
  expect(Number(newer)).toBeGreaterThan(Number(older))
  await expect(page.getByRole('heading', { name: 'Changes Summary' })).toBeVisible()
  await expectAccessible(page)

  const history = page.getByRole('region', { name: 'Version History' })
  await history
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /Actions|Version 1|More/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await completed(page, 4)
  await expect(sheet(page).getByText('555-0142').first()).toBeVisible()
})

test('Corrections to what was understood appear in every download', async ({ page }) => {
  await startWithResume(page)
  await page.getByRole('button', { name: 'Correct what was understood' }).click()
  const editor = page.getByRole('dialog', { name: 'Correct what was understood' })
  await editor.getByLabel('Name', { exact: true }).first().fill('Maya Q. Okafor')
  await editor.getByLabel('Company').first().fill('Brightwater Clinics Group')
  await editor.getByRole('button', { name: /Save/ }).click()
  await expectToast(page, 'Corrections saved')
  await expect(sheet(page).getByText('Maya Q. Okafor').first()).toBeVisible()
  await expect(
    sheet(page)
      .getByText(/Brightwater Clinics Group/)
      .first(),
  ).toBeVisible()
  await giveFeedback(page, 'Put education first.')
  await completed(page, 3)
  await expect(sheet(page).getByText('Maya Q. Okafor').first()).toBeVisible()
  for (const [name, text] of [
    ['JSON Resume', '"Maya Q. Okafor"'],
    ['Markdown', 'Maya Q. Okafor'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${name}` }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(text)
  }
})

test('The look of the downloads is chosen with a live preview and saved', async ({ page }) => {
  await startWithResume(page)
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('radio', { name: /Modern/i }).click({ delay: 90 })
  expect((await saving).status()).toBe(200)
  await page.reload()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: /Modern/i })).toBeChecked()
  const card = page.getByRole('region', { name: 'Look of your downloads' })
  await card.getByRole('button', { name: 'Show preview' }).click()
  await expect(card.getByRole('img', { name: 'Page 1 of your resume, Modern' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'the preview of the downloads')
  await expect(page.getByRole('heading', { name: 'Resume score' })).toBeVisible()
})
