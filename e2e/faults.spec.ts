import type { Page, Request } from '@playwright/test'
import type { SpawnedServer } from '../apps/server/src/testing/spawned-server.ts'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { makeTestServer, type TestServer } from './test-server.ts'
import { expect, test } from './testing.ts'
import { expectToast, shownToasts } from './toasts.ts'

const isPoll = (request: Request) => request.method() === 'GET' && /\/api\/resumes\/1$/.test(request.url())

const openDashboard = async (page: Page) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  await page
    .locator('input[type=file][accept*=".pdf"]')
    .setInputFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText()) })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Resume analysis complete')).toBeVisible()
}

const feedback = (page: Page) => page.getByRole('textbox', { name: 'Feedback' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' }).click()
const words = 'Lead with the PowerShell work.'

const versions = async (page: Page) =>
  ((await (await page.request.get('/api/resumes/1')).json()) as { version: number }[]).length

const maxOpenToasts = (page: Page) => Math.max(0, ...shownToasts(page).map(({ openCount }) => openCount))

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('keeps the text, shows one toast, backs off polling, and resumes when the network returns', async ({
    page,
    context,
  }) => {
    await openDashboard(page)
    const asked: number[] = []
    page.on('request', (request) => {
      if (isPoll(request)) asked.push(Date.now())
    })
    await feedback(page).fill(words)
    await context.setOffline(true)
    await submit(page)
    await expectToast(page, 'Error submitting feedback')
    await expect(feedback(page)).toHaveValue(words)
    await expect(page.getByText('Resume analysis complete')).toBeVisible()
    const longestGap = () => Math.max(0, ...asked.map((at, index) => at - (asked[index - 1] ?? at)))
    await expect.poll(longestGap).toBeGreaterThan(3500)

    // The next scheduled poll would be more than six seconds after the last, because each gap grows by half.
    const back = page.waitForRequest(isPoll, { timeout: 5000 })
    await context.setOffline(false)
    await back
    await submit(page)
    await expectToast(page, 'Feedback submitted')
    await expect(feedback(page)).toHaveValue('')
    expect(maxOpenToasts(page)).toBe(1)
    expect(await versions(page)).toBe(2)
  })
})

test.describe('with a network that drops', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('three calls in ten: feedback arrives exactly once, even if only its answer was lost', async ({
    page,
  }) => {
    await openDashboard(page)
    let calls = 0
    let lostAnswers = 0
    await page.route('**/api/**', async (route) => {
      calls++
      const isFeedback = route.request().method() === 'POST'
      // The first feedback arrives, but its answer is lost.
      if (isFeedback && lostAnswers === 0) {
        lostAnswers++
        await route.fetch()
        return route.abort()
      }
      return calls % 10 < 3 ? route.abort() : route.continue()
    })
    await feedback(page).fill(words)
    // Every attempt ends with one toast.
    const outcomes = () =>
      shownToasts(page).filter(({ text }) => /submitting feedback|Feedback submitted/.test(text))
    while (outcomes().every(({ isFailure }) => isFailure)) {
      const attempts = outcomes().length
      await submit(page)
      await expect.poll(() => outcomes().length).toBe(attempts + 1)
    }
    expect(outcomes().length).toBeGreaterThan(1)
    await expect(feedback(page)).toHaveValue('')
    expect(maxOpenToasts(page)).toBe(1)
    await page.unrouteAll()
    expect(await versions(page)).toBe(2)
  })
})

test.describe('a server that restarts', () => {
  let own: TestServer
  let server: SpawnedServer

  test.use({
    // While the server stops, it may also cut a request off or answer it with 503.
    expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|status of 503/],
    // biome-ignore lint/correctness/noEmptyPattern: the framework reads the names of what a fixture needs
    baseURL: async ({}, use) => {
      own = await makeTestServer()
      server = await own.start()
      await use(own.url)
      await own.close()
    },
  })

  test('goes unnoticed: the page recovers by itself, with no toast for what it missed', async ({ page }) => {
    await openDashboard(page)
    const shownBefore = shownToasts(page).length
    const missed = page.waitForEvent('requestfailed', {
      predicate: (request) =>
        isPoll(request) && request.failure()?.errorText === 'net::ERR_CONNECTION_REFUSED',
      timeout: 60_000,
    })
    await server.end('SIGTERM')
    await missed
    server = await own.start()
    await page.waitForResponse((response) => isPoll(response.request()) && response.status() < 400, {
      timeout: 60_000,
    })
    await expect(page.getByText('Resume analysis complete')).toBeVisible()
    expect(shownToasts(page).slice(shownBefore)).toEqual([])
  })
})
