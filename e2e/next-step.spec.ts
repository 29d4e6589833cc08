import { expectAccessible, expectAccessibleOnPhoneAndDesktop, show } from './accessibility.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('The one step of the day is asked for, put off, refused, done and taken back', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(resumeText()),
  })
  await completedVersions(page, 1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  const card = page.getByRole('region', { name: 'Next Steps', exact: true })
  const ask = card.getByRole('button', { name: 'Show today’s step' })
  await expect(ask).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resume score' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/learning-path'))).toEqual([])

  await ask.press('Enter')
  const step = card.getByRole('heading', { level: 3 })
  await expect(step).toBeFocused()
  const first = await step.innerText()
  await card.getByRole('button', { name: 'What this rests on' }).press('Enter')
  await expectAccessibleOnPhoneAndDesktop(page, 'today’s step')

  await card.getByRole('button', { name: 'Not this week' }).press('Enter')
  await expect(card.getByText(/^Put off for a week: /).first()).toBeVisible()
  await expect(step).not.toHaveText(first)
  await expect(step).toBeFocused()
  const second = await step.innerText()
  await card.getByRole('button', { name: 'Not for me' }).press('Enter')
  await expect(card.getByText(/^Won’t be suggested again: /).first()).toBeVisible()
  await card.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(step).toHaveText(second, { useInnerText: true })
  await card.getByRole('button', { name: 'Done', exact: true }).press('Enter')
  await expect(card.getByText(/^Done today: /).first()).toBeVisible()
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await show(page, theme, width)
      await expectAccessible(page, `a step that is done, ${theme}, ${width} wide`)
    }

  await page.reload()
  await ask.press('Enter')
  await expect(card.getByText(/^Done today: /).first()).toBeVisible()
  await card.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(step).toHaveText(second, { useInnerText: true })
})
