import { expectAccessible } from './accessibility.ts'
import { expect, test } from './testing.ts'

test('A first visit shows a page with one heading, asks only this server, and is accessible', async ({
  page,
}) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
})

test.describe('An unknown address', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('is answered with 404 and a screen that leads back', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    // Home sends someone who is not signed in on to the sign-in screen.
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  })
})
