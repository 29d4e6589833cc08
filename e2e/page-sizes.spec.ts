import type { Page } from '@playwright/test'
import { pageBudgets } from '../scripts/pages/page-budgets.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

/** The transferred bytes of every script the page loads until the network is idle. */
const scriptBytes = async (page: Page, path: string): Promise<number> => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('requestfinished')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('The sign-in page and the dashboard load no more JavaScript than their budgets', async ({ page }) => {
  const signIn = await scriptBytes(page, '/sign-in')
  expect(signIn).toBeGreaterThan(10_000)
  expect(signIn).toBeLessThan(pageBudgets.standalone['sign-in'])
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  const fresh = await page
    .context()
    .browser()
    ?.newContext({
      storageState: await page.context().storageState(),
      baseURL: new URL(page.url()).origin,
    })
  if (!fresh) throw new Error('no browser to load the dashboard with an empty cache')
  const dashboard = await fresh.newPage()
  const bytes = await scriptBytes(dashboard, '/dashboard')
  await expect(dashboard.getByRole('heading', { name: 'Your Career Dashboard' })).toBeVisible()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(pageBudgets.inShell.dashboard)
  await fresh.close()
})
