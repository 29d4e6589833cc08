import type { AssessmentOverview, AssessmentRun } from '@nextrung/contract/assessments'
import type { Page } from '@playwright/test'
import { pdfText } from '../packages/documents/src/write/testing/read-back.ts'
import { quizzes } from '../packages/knowledge/src/quiz.ts'
import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const rights = new Set(quizzes.flatMap(({ questions }) => questions.map(({ right }) => right.text)))

/** The place of the right option of the question that the running quiz asks. */
const rightPlace = async (page: Page): Promise<number> => {
  const overview: AssessmentOverview = await (await page.request.get('/api/assessments')).json()
  const id = overview.skills.find(({ running }) => running)?.running?.id
  const run: AssessmentRun = await (await page.request.get(`/api/assessments/runs/${id}`)).json()
  return run.question?.options.findIndex((option) => rights.has(option)) ?? -1
}

/** Chooses an option and sends it. The question has the focus; a code block, which scrolls, may come before the options. */
const answerByKeyboard = async (page: Page, place: number) => {
  await expect(page.getByRole('dialog').locator('legend')).toBeFocused()
  await page.keyboard.press('Tab')
  if ((await page.locator('input:focus').count()) === 0) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Right answer.', { exact: true })).toBeVisible()
}

test('Somebody tests out of SQL by keyboard alone, and brings it onto path, resume and PDF', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.goto('/learning-path')
  await page.getByRole('button', { name: 'Test your skills' }).press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Take the quiz: SQL', exact: true })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'the list of quizzes')
  await panel.getByRole('button', { name: 'Take the quiz: SQL', exact: true }).press('Enter')
  await expect(page).toHaveURL(/panel=assessment&skill=SQL$/)
  await panel.getByRole('button', { name: 'Start the quiz' }).press('Enter')

  await expect(panel.locator('legend')).toBeFocused()
  await panel.getByRole('button', { name: 'Submit Answer' }).press('Enter')
  await expect(panel.getByText('Please select an answer option')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a question')
  await panel.getByRole('radio').first().press('Space')
  await page.reload()
  await expect(panel.locator('legend')).toBeFocused()

  await answerByKeyboard(page, ((await rightPlace(page)) + 1) % 4)
  await expect(panel.getByText('Your answer.', { exact: true })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a marked answer')
  await panel.getByRole('button', { name: 'Report this question' }).press('Enter')
  const report = page.getByRole('dialog', { name: 'Report this question' })
  await report.getByRole('combobox', { name: 'What is wrong with it?' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await report.getByLabel('Note (optional)').fill('The second option is right as well.')
  await expectAccessible(page, 'a report')
  await report.getByRole('button', { name: 'Send Report' }).press('Enter')
  await expect(panel.getByText(/^Thank you\. This server’s operator/)).toBeVisible()
  await panel.getByRole('button', { name: 'Next question' }).press('Enter')

  for (;;) {
    await answerByKeyboard(page, await rightPlace(page))
    const next = panel.getByRole('button', { name: /^(Next question|See the result)$/ })
    await expect(next).toBeFocused()
    const isLast = (await next.textContent()) === 'See the result'
    await page.keyboard.press('Enter')
    if (isLast) break
  }
  const heading = panel.getByRole('heading', { name: 'Your level in SQL' })
  await expect(heading).toBeFocused()
  await expect(panel.getByText(/^of 5, .*% sure$/)).toBeVisible()
  await expect(panel.getByText(/^Due for a retest on \w+/)).toBeVisible()
  await panel.getByRole('button', { name: 'Read the answers again' }).press('Enter')
  await expect(
    panel.getByRole('list', { name: 'Your answers' }).getByText('(your answer)').first(),
  ).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a result')
  await panel.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(panel.getByText(/^Tested here on /)).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByText('1 of 15 required skills acquired')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Evidence for this skill' }).press('Enter')
  await expect(page.getByText(/Shown here: adaptive quiz about SQL, \d/).first()).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: /^SQL, shown on / })
    .press('Enter')
  await expect(page.getByText('Upload a resume on the dashboard')).toBeVisible()
  await page.request.post('/api/resumes', {
    multipart: {
      userId: '1',
      file: { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText()) },
    },
  })
  await completedVersions(page, 1)
  await page.reload()
  await page
    .locator('summary')
    .filter({ hasText: /^SQL, shown on / })
    .press('Enter')
  const chain = page.getByRole('list', { name: 'From gap to resume: SQL' })
  await expect(chain.getByText('Not on your resume yet')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'the chain')
  await page.getByRole('button', { name: 'Add to my resume: SQL' }).press('Enter')
  await expect(page.getByText(/^Added to version 2 of your resume/)).toBeVisible()
  const line = /SQL: adaptive quiz about SQL, Nextrung, \d{1,2} \w+ \d{4}/
  await expect(chain.getByText(line)).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()

  await page.goto('/dashboard')
  await expect(page.getByText(line).first()).toBeVisible()
  await page.getByRole('button', { name: line }).first().press('Enter')
  await expect(
    page.getByText(/^Shown here on \d.*: adaptive quiz about SQL\. Added by you on \d/),
  ).toBeVisible()

  const [{ id }] = await (await page.request.get('/api/resumes/1')).json()
  const pdf = await page.request.get(`/api/resumes/${id}/download?format=pdf`)
  const text = await pdfText(new Uint8Array(await pdf.body()))
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(line)
})

test('A second quiz draws the history; a claim and a certificate with its copy stand beside it', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  for (const knows of [false, true]) {
    let run: AssessmentRun = await (
      await page.request.post('/api/assessments/runs', { data: { skill: 'SQL' } })
    ).json()
    while (run.question) {
      const right = run.question.options.findIndex((option) => rights.has(option))
      const data = { questionId: run.question.id, option: knows ? right : (right + 1) % 4 }
      const sent = await page.request.post(`/api/assessments/runs/${run.id}/answers`, { data })
      run = (await sent.json()).run
    }
  }
  await page.goto('/learning-path?panel=assessment&skill=SQL')
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: /^How your level moved/ }).press('Enter')
  await expect(
    panel.getByRole('table', { name: 'Quizzes about SQL, oldest first' }).getByRole('row'),
  ).toHaveCount(3)

  await panel.getByRole('button', { name: /^Your own rating/ }).press('Enter')
  const claim = panel.getByRole('combobox', { name: 'Your own rating of SQL' })
  await claim.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(claim).toHaveText(/^3 of 5/)
  await expect(panel.getByRole('button', { name: 'Remove my rating' })).toBeVisible()
  await expect(claim).toBeFocused()

  await panel.getByRole('button', { name: /^Certificates/ }).press('Enter')
  await panel.getByRole('button', { name: 'Add a certificate', exact: true }).press('Enter')
  await panel.getByLabel('Name', { exact: true }).fill('SQL Associate')
  await panel.getByLabel('Issued by').fill('A school')
  await panel.getByLabel('Link (optional)').fill('https://example.com/badge')
  await panel.getByLabel('Issued on (optional)').fill('2022-01-31')
  await panel.getByLabel('Expires on (optional)').fill('2024-01-31')
  await panel.getByLabel('Expires on (optional)').press('Enter')
  const certificates = panel.getByRole('list', { name: 'Certificates for SQL' })
  await expect(certificates.getByText('Unverified')).toBeVisible()
  await expect(certificates.getByText('Expired', { exact: true })).toBeVisible()
  await expect(certificates.getByRole('link', { name: 'SQL Associate' })).toHaveAttribute(
    'href',
    'https://example.com/badge',
  )
  const copy = Buffer.from('%PDF-1.7\na copy')
  await certificates
    .getByLabel('Copy of SQL Associate', { exact: true })
    .setInputFiles({ name: 'badge.pdf', mimeType: 'application/pdf', buffer: copy })
  await expect(certificates.getByText('badge.pdf, 1 KB')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    certificates.getByRole('button', { name: 'Download badge.pdf' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('badge.pdf')
  await expectAccessibleOnPhoneAndDesktop(page, 'what speaks for a level')
  await certificates.getByRole('button', { name: 'Remove the file badge.pdf' }).press('Enter')
  await expect(certificates.getByRole('button', { name: 'Attach a copy of SQL Associate' })).toBeFocused()
})
