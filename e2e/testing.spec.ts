import { expect, test } from './testing.ts'

test.describe('A browser test that would let something pass', () => {
  test.fail()

  test('fails on a console error', async ({ page }) => {
    await page.setContent('<script>console.error("planted")</script>')
  })

  test('fails on an error of the page', async ({ page }) => {
    await page.setContent('<script>setTimeout(() => { throw new Error("planted") })</script>')
    await page.waitForEvent('pageerror', { timeout: 2_000 }).catch(() => undefined)
  })

  test('fails on a request to a foreign host', async ({ page }) => {
    await page.setContent('<a href="#">quiet</a>')
    await page.evaluate(() =>
      fetch('http://foreign.example.com/', { mode: 'no-cors' }).catch(() => undefined),
    )
  })
})

test.describe('A console error that a test expects', () => {
  test.use({ expectedComplaints: ['planted'] })

  test('does not fail it', async ({ page }) => {
    await page.setContent('<script>console.error("planted")</script>')
    await expect(page.locator('script')).toHaveCount(1)
  })
})
