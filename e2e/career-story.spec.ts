import { expectAccessible, expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, completedVersions, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

test('A person has a story written, checks its evidence, edits it, and finds it again', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT' })
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(resumeText()),
  })
  await completedVersions(page, 1)
  await page.getByRole('link', { name: 'Career Story' }).click()
  await expect(page.getByText('Your journey to becoming a Security Engineer')).toBeVisible()
  await page.getByLabel('Years of experience').fill('7')
  await page.getByRole('button', { name: 'Generate Story' }).click()

  const story = page.getByRole('region', { name: 'Your story' })
  const sentence = story.getByRole('button', { name: /Brightwater Clinics/ }).first()
  await sentence.click()
  await expect(story.getByText(/^Your resume, page 1, line/).first()).toBeVisible()
  for (const name of ['Career persona and learning style', 'Career milestones', 'Journey timeline'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a story with open evidence')

  const download = page.waitForEvent('download')
  await story.getByRole('button', { name: 'Download Word' }).click()
  expect((await download).suggestedFilename()).toMatch(/^career-story-\d+\.docx$/)

  await story.getByRole('button', { name: 'Edit', exact: true }).click()
  const area = story.getByLabel('Text of the story')
  await area.fill(`${await area.inputValue()}\n\nI repair bicycles, too.`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await story.getByRole('button', { name: 'Save Story' }).click()
  await expect(story.getByText('Edited by you')).toBeVisible()
  await expect(story.getByText('I repair bicycles, too.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('I repair bicycles, too.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Saved Stories' }).click()
  await page.getByRole('button', { name: 'Open version 1' }).click()
  await expect(story.getByText('I repair bicycles, too.')).toBeVisible()
  await story.getByRole('button', { name: 'Take back edits' }).click()
  await page.getByRole('button', { name: 'Take them back' }).click()
  await expect(story.getByText('I repair bicycles, too.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Saved Stories' }).click()
  await page.getByRole('button', { name: 'Delete version 1' }).click()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(page.getByText('No saved stories yet.', { exact: false })).toBeVisible()
  await page.goto('/account/credits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
