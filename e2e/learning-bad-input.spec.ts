import type { Page } from '@playwright/test'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const foreignPath = {
  owner: 'somebody-else',
  role: 'Data Engineer',
  at: Date.now(),
  request: 'any',
  answer: {
    courses: [],
    milestones: [{ title: 'Not yours', skills: [], completed: true }],
    estimatedDuration: '1 month',
    progressPercentage: 90,
  },
}

const openWithCopy = async (page: Page, copy: string) => {
  await page.evaluate((text) => localStorage.setItem('cachedLearningPath', text), copy)
  await page.goto('/learning-path')
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible()
  await expect(page.getByText('Not yours')).toHaveCount(0)
}

const markup = '<img src=x onerror=alert(1)>'

test('Bad copies, too many topics, markup and an unknown role lead to defaults and sentences', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page, { path: 'Transitioning to IT', role: 'Data Engineer' })
  await openWithCopy(page, JSON.stringify(foreignPath))
  await openWithCopy(page, JSON.stringify({ courses: [], milestones: 'an older shape' }))
  await openWithCopy(page, '{"courses": [')
  expect(await page.evaluate(() => localStorage.getItem('cachedLearningPath'))).toBeNull()

  await page.getByRole('checkbox', { name: 'SQL', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Start my path' }).press('Enter')
  await page.getByRole('button', { name: 'Change my plan' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change my plan' })
  const topic = dialog.getByLabel('Own topics').first()
  for (const text of [markup, ...Array.from({ length: 30 }, (_, at) => `Topic ${at + 1}`)]) {
    await topic.fill(text)
    await topic.press('Enter')
  }
  await expect(dialog.getByText('You have reached the limit of 30 topics.')).toBeVisible()
  await expect(topic).toHaveValue('Topic 30')
  await topic.fill('')
  await dialog.getByRole('button', { name: 'Save my plan' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(markup).first()).toBeVisible()
  await expect(page.getByText('Topic 29', { exact: true }).first()).toBeVisible()

  await page.evaluate(() => localStorage.setItem('targetRole', 'Ledger Wrangler'))
  await page.reload()
  await expect(page.getByText('Selected Role: Ledger Wrangler')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Foundation Skills' })).toBeVisible()
})
