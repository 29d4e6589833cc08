import type { Page } from '@playwright/test'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { expect, test } from './testing.ts'

/** Bytes of scripts, packed as they come over the network, until the page is quiet. */
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

test('The sign-in page and the dashboard load no more JavaScript than they should', async ({ page }) => {
  const signIn = await scriptBytes(page, '/sign-in')
  expect(signIn).toBeGreaterThan(10_000)
  expect(signIn).toBeLessThan(170_000)
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
  expect(bytes).toBeLessThan(250_000)
  await fresh.close()
})
