import type { AssessmentRun } from '@nextrung/contract/assessments'
import { pdfText } from '../packages/documents/src/write/testing/read-back.ts'
import { quizzes } from '../packages/knowledge/src/quiz.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const rights = new Set(quizzes.flatMap(({ questions }) => questions.map(({ right }) => right.text)))

test('A career changer tests out of SQL, passes an exercise, and finds both on path, career path, resume and PDF', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await page.request.post('/api/resumes', {
    multipart: {
      userId: '1',
      targetRole: 'Data Engineer',
      file: { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText()) },
    },
  })
  await completedVersions(page, 1)
  const before = (await (await page.request.get('/api/resumes/1')).json())[0]

  // The quiz itself is taken by keyboard in another journey.
  let run: AssessmentRun = await (
    await page.request.post('/api/assessments/runs', { data: { skill: 'SQL' } })
  ).json()
  while (run.question) {
    const option = run.question.options.findIndex((one) => rights.has(one))
    const data = { questionId: run.question.id, option }
    run = (await (await page.request.post(`/api/assessments/runs/${run.id}/answers`, { data })).json()).run
  }

  await page.goto('/learning-path?panel=exercise&id=sql-unassigned-tickets')
  const panel = page.getByRole('dialog', { name: 'Exercises' })
  await panel.getByRole('textbox', { name: /^Your code/ }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('SELECT count(*) AS unassigned FROM tickets WHERE agent_id IS NULL;')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(panel.getByText(/^Passed in your browser on/)).toBeVisible()
  // The first Escape leaves the editor.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(/of 15 required skills acquired/)).toBeVisible()
  const plan = await (await page.request.get('/api/learning-path/plan')).json()
  const steps = plan.path.milestones.flatMap(
    (one: { steps?: { skill: string; status: string }[] }) => one.steps,
  )
  expect(steps.find(({ skill }: { skill: string }) => skill === 'SQL')?.status).toBe('done')

  const shown = page.locator('summary').filter({ hasText: /^SQL, shown on .* by an exercise$/ })
  await shown.press('Enter')
  await page.getByRole('button', { name: 'Add to my resume: SQL' }).first().press('Enter')
  await expect(page.getByText(/^Added to version 2 of your resume/)).toBeVisible()

  await page.goto('/career-path')
  const careerPath = await (await page.request.get('/api/career-path/visualization')).text()
  expect(careerPath).toContain('"evidence":"shown"')
  const analytics = await page.request.get('/api/career-analytics/own-skills/Data%20Engineer')
  expect(await analytics.text()).toContain('"skill":"SQL","weight":5,"status":"held"')

  await page.goto('/dashboard')
  const line = /SQL: exercise “.+”, checked in the browser, Nextrung, \d{1,2} \w+ \d{4}/
  await page.getByRole('button', { name: line }).first().press('Enter')
  await expect(
    page.getByText(/^Shown here on \d.*: exercise “.+”, checked in the browser\. Added by you on \d/),
  ).toBeVisible()

  const [{ id, score }] = await (await page.request.get('/api/resumes/1')).json()
  expect(score.total).toBeGreaterThan(before.score.total)
  const pdf = await page.request.get(`/api/resumes/${id}/download?format=pdf`)
  const text = await pdfText(new Uint8Array(await pdf.body()))
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(line)
})
