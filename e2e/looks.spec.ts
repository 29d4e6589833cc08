import { expectAccessible, show } from './accessibility.ts'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

for (const width of [1440, 390])
  for (const theme of ['light', 'dark'] as const)
    test(`Every screen is accessible and fits, ${theme}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const look = async (what: string) => {
        await show(page, theme)
        await expectAccessible(page, what)
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
      const continueButton = page.getByRole('button', { name: 'Continue', exact: true })
      const boxBefore = await continueButton.boundingBox()
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(resumeText()),
      })
      await expectToast(page, 'Resume uploaded')
      await look('uploaded')
      // A button that moves while a file uploads makes people misclick.
      expect(await continueButton.boundingBox()).toEqual(boxBefore)
      await continueButton.click()
      await expect(page.getByText('Resume analysis complete')).toBeVisible()
      await page.getByRole('button', { name: /Manage accounts of 310 staff/ }).click()
      await look('dashboard')
      await page.goto('/learning-path')
      const steps = page.locator('summary').filter({ hasText: 'Steps and reasons' }).first()
      await steps.click()
      await page
        .locator('summary')
        .filter({ hasText: /^Levels of / })
        .first()
        .click()
      await expect(page.getByText('Next for you').first()).toBeVisible()
      await page
        .locator('summary')
        .filter({ hasText: /^Step by step/ })
        .first()
        .click()
      await look('learning path')
      await page.goto('/interview-prep')
      await page.getByRole('button', { name: 'Practice Answer' }).first().click()
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
      await look('interview preparation')
    })
