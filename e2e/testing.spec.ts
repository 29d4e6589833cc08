import { expect, test } from './testing.ts'
import { expectToast, shownToasts } from './toasts.ts'

const sayError = '<script>console.error("planted")</script>'

test.describe('An unexpected complaint (meant to fail)', () => {
  test.fail()

  test('fails the test', async ({ page }) => {
    await page.setContent(sayError)
  })
})

test.describe('A console error', () => {
  test.use({ expectedComplaints: ['console: planted'] })

  test('is detected', async ({ page }) => {
    await page.setContent(sayError)
    await expect(page.locator('script')).toHaveCount(1)
  })
})

test.describe('An error of the page', () => {
  test.use({ expectedComplaints: [/^page: Error: planted/] })

  test('is detected', async ({ page }) => {
    const said = page.waitForEvent('pageerror')
    await page.setContent('<script>queueMicrotask(() => { throw new Error("planted") })</script>')
    await said
  })
})

test.describe('A request to a foreign host', () => {
  test.use({ expectedComplaints: ['foreign host: http://foreign.invalid/', 'net::ERR_'] })

  test('is detected', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed')
    await page.setContent('<img src="http://foreign.invalid/" alt="">')
    await failed
  })
})

test('A toast that has disappeared still counts as shown, once', async ({ page }) => {
  await page.setContent('<ul><li data-variant="default" data-state="open">Saved</li></ul>')
  await page.setContent('<p>Nothing</p>')
  await expectToast(page, 'Saved')
  expect(shownToasts(page)).toEqual([{ text: 'Saved', isFailure: false, openCount: 1 }])
})
