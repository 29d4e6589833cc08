import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'

const findings = async (page: Page) => {
  // Colours fade in; the rules are about what stands still.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [1440, 390])
  for (const theme of ['light', 'dark'] as const)
    test(`Every screen is accessible and fits, ${theme}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const look = async (what: string) => {
        await page.evaluate((name) => {
          document.documentElement.classList.remove('light', 'dark')
          document.documentElement.classList.add(name)
        }, theme)
        expect(await findings(page), what).toEqual([])
        expect(await overflow(page), `${what} is no wider than the window`).toBeLessThanOrEqual(0)
      }
      await page.goto('/sign-in')
      await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
      await look('sign-in')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await look('sign-up with messages')
      await signUp(page, newPerson())
      await look('tour')
      await closeTour(page)
      await choose(page)
      await look('onboarding')
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(resumeText()),
      })
      await expect(page.getByText('Resume uploaded').first()).toBeVisible()
      await look('uploaded')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByText('Resume analysis complete')).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: /Manage accounts of 310 staff/ }).click()
      await look('dashboard')
    })
