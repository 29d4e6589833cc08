import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeDocx } from '../packages/documents/src/write/docx.ts'
import { choose, closeTour, newPerson, resumeText, signOut, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

type Upload = { name: string; mimeType: string; buffer: Buffer }

const textFile = (name?: string): Upload => ({
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(resumeText(name)),
})

const upload = (page: Page, file: Upload | string) =>
  page.locator('input[type=file][accept*=".pdf"]').setInputFiles(file)

const completed = async (page: Page) => {
  await expect(page.getByText('Resume analysis complete')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Resume progress' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
}

const save = async (page: Page, name: string) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${name}` }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('A person signs up, chooses, uploads, reads the better resume, downloads it twice and leaves nothing behind', async ({
  page,
}) => {
  const person = newPerson()
  await signUp(page, person)

  await expect(page.getByText('1 of 5')).toBeVisible()
  for (const step of ['2', '3', '4', '5']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(`${step} of 5`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('4 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('5 of 5')).toHaveCount(0)

  await expect(page.getByText('Select Target Role')).toHaveCount(0)
  await choose(page)
  await upload(page, textFile())
  await expectToast(page, 'Resume uploaded')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible()
  await expect(page.getByText('Advancing your career as Security Engineer')).toBeVisible()
  await completed(page)
  const line = page.getByRole('button', { name: /Manage accounts of 310 staff/ })
  await line.click()
  await expect(page.getByText('Responsible for managing accounts of 310 staff')).toBeVisible()
  await expect(page.getByText('Nothing', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Optimization Suggestions' })).toBeVisible()

  const pdf = await save(page, 'PDF')
  expect(pdf.name).toMatch(/^resume-\d+\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const word = await save(page, 'Word')
  expect(word.name).toMatch(/^resume-\d+\.docx$/)
  expect(word.bytes.subarray(0, 2).toString()).toBe('PK')

  await signOut(page, person)
  const other = newPerson()
  await signUp(page, other)
  await closeTour(page)
  const seen = await page.locator('body').innerText()
  for (const trace of [person.name, 'Maya Okafor', 'Security Engineer']) expect(seen).not.toContain(trace)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/$/)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const trace of [person.name, 'Security Engineer', 'PowerShell']) expect(stored).not.toContain(trace)
})

test('Word in both its formats is read as well as text', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Transitioning to Data Engineer')).toBeVisible()
  const document = {
    basics: { name: 'Tomás Rivera', email: 'tomas.rivera@example.com', profiles: [] },
    work: [
      {
        name: 'Harbor Freight',
        position: 'Data Analyst',
        startDate: '2020',
        highlights: ['Built SQL reports'],
      },
    ],
    projects: [],
    skills: [{ keywords: ['SQL', 'Python'] }],
    education: [],
    certificates: [],
    languages: [],
    other: [],
    sectionOrder: [],
  }
  await upload(page, {
    name: 'resume.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeDocx({ document })),
  })
  await completed(page)
  await expect(page.getByRole('heading', { name: 'Tomás Rivera' })).toBeVisible()

  await page.getByRole('button', { name: /Upload a newer resume/ }).click()
  await upload(page, join(import.meta.dirname, '../packages/documents/fixtures/read/resume-with-table.doc'))
  await expect(page.getByText(/Version 2/)).toBeVisible()
  await completed(page)
})

test.describe('A file that cannot be used', () => {
  test.use({ expectedComplaints: ['status of 422'] })

  test('is refused with a sentence, and the next one works', async ({ page }) => {
    await signUp(page, newPerson())
    await closeTour(page)
    await choose(page)
    await upload(page, {
      name: 'x.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nbroken'),
    })
    await expectToast(page, 'Error uploading resume', 'This file is damaged or is not a real PDF file.')
    await upload(page, textFile())
    await expectToast(page, 'Resume uploaded')
  })
})

test('A file may be dropped on the upload area', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }))
    return transfer
  }, resumeText())
  const zone = page.getByText('Select your resume file')
  await zone.dispatchEvent('dragenter', { dataTransfer: data })
  await zone.dispatchEvent('dragover', { dataTransfer: data })
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await expectToast(page, 'Resume uploaded')
})

test('Markup in a resume is text on the screen and runs nothing', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await upload(page, textFile(`Maya ${hostile}`))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await completed(page)
  await expect(page.getByText('<script>alert(2)</script>').first()).toBeVisible()
})
