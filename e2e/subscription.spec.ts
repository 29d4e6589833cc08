import { rename, rm, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { StripeServer, stripeWebhookSecret } from '../apps/server/src/testing/stripe-server.ts'
import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { choose, closeTour, newPerson, signUp } from './person.ts'
import { makeTestServer } from './test-server.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

const dayMs = 24 * 3600_000

/** Clicks twice before the server hears of the first click. */
const doubleClick = async (button: Locator, call: RegExp) => {
  const page = button.page()
  const clicked = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await clicked.promise
    await route.fallback()
  })
  await button.dblclick()
  clicked.resolve()
  await page.unroute(call)
}

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('In test mode', () => {
  let clockFile: string
  test.use({
    expectedComplaints: ['status of 402'],
    // biome-ignore lint/correctness/noEmptyPattern: the framework reads the names of what a fixture needs
    baseURL: async ({}, use) => {
      const own = await makeTestServer()
      clockFile = `${own.dataDir}-clock.json`
      await turnClock(0)
      await own.start({ FAULTS_FILE: clockFile })
      await use(own.url)
      await own.close()
      await rm(clockFile)
    },
  })
  // Replaced atomically, because the server may read it at any time.
  const turnClock = async (days: number) => {
    await writeFile(`${clockFile}.new`, JSON.stringify({ clockOffsetMs: days * dayMs }))
    await rename(`${clockFile}.new`, clockFile)
  }

  test('a trial starts on the dashboard and ends; a plan is declined, paid for, cancelled and taken back', async ({
    page,
  }) => {
    await signUp(page, newPerson())
    await closeTour(page)
    await choose(page)
    const resume = { basics: { name: 'Maya Okafor' }, skills: [{ name: 'Splunk' }] }
    expect((await page.request.post('/api/resumes/import', { data: { resume } })).status()).toBe(201)
    await page.goto('/dashboard')
    await plan(page, 'Premium Features').getByRole('button', { name: 'Choose a Plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start Your Journey' })
    await expect(dialog).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await doubleClick(dialog.getByRole('button', { name: 'Start Free Trial' }), /\/activate-free$/)
    await expectToast(page, 'Free trial activated!')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Premium Features')).toHaveCount(0)

    await page.getByRole('link', { name: 'Subscription', exact: true }).click()
    await expect(page.getByText('14 of 14 days left')).toBeVisible()
    await expect(plan(page, 'Free Trial').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    await expectAccessibleOnPhoneAndDesktop(page)

    // A session expires after seven days of inactivity.
    for (const days of [6, 12, 15]) {
      await turnClock(days)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
    }
    await expect(page.getByText('Trial Expired')).toBeVisible()
    await page.getByRole('button', { name: 'Upgrade Now' }).click()
    await expect(page.getByRole('button', { name: 'Choose Monthly' })).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page.getByText('Test mode: no card is charged')).toBeVisible()
    await page.getByRole('button', { name: 'Let the test card be declined' }).click()
    await expect(page.getByText('The test card was declined. Nothing was charged.')).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page)
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page).toHaveURL(/\/subscription$/)
    await expect(page.getByText('Trial Expired')).toBeVisible()
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.getByRole('button', { name: 'Pay with the test card' }).click()
    await expectToast(page, 'Subscription Updated')
    await expect(page).toHaveURL(/\/subscription$/)
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText('Test mode: no card was charged')).toBeVisible()

    await doubleClick(page.getByRole('button', { name: 'Cancel Subscription' }), /\/manage$/)
    await expectToast(page, 'Your subscription has been cancelled at the end of the billing period.')
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Reactivate Subscription' }).click()
    await expectToast(page, 'Your subscription has been reactivated.')
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })
})

test.describe('With Stripe', () => {
  const stripe = new StripeServer()
  let stripeUrl: string
  test.use({
    expectedComplaints: [
      /^foreign host: http:\/\/127\.0\.0\.1:\d+\/pay\//,
      'foreign host: https://js.stripe.com',
    ],
    // biome-ignore lint/correctness/noEmptyPattern: the framework reads the names of what a fixture needs
    baseURL: async ({}, use) => {
      const own = await makeTestServer()
      stripeUrl = await stripe.start()
      await own.start({
        STRIPE_SECRET_KEY: 'sk_test_local',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        STRIPE_API_URL: stripeUrl,
      })
      await use(own.url)
      await own.close()
      await stripe.close()
    },
  })

  test('a plan is paid on the page of Stripe and there on return, and ends when Stripe says so', async ({
    page,
    baseURL,
  }) => {
    await signUp(page, newPerson())
    await page.goto('/subscription')
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await page.getByRole('link', { name: 'Pay now' }).click()
    await expectToast(page, 'Subscription Updated')
    // No event has arrived: the plan shows because the server asked Stripe.
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByText(/Test mode/)).toHaveCount(0)

    const [subscription] = stripe.subscriptions.values()
    if (!subscription) throw new Error('nothing was paid')
    subscription.status = 'canceled'
    const event = stripe.event('customer.subscription.deleted', subscription)
    expect((await fetch(`${baseURL}/api/stripe/webhook`, { method: 'POST', ...event })).status).toBe(200)
    await page.reload()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()

    stripe.hasPages = false
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Stripe = (key) => ({ redirectToCheckout: async ({ sessionId }) =>
          location.assign('${stripeUrl}/pay/' + sessionId + '?key=' + key) })`,
      }),
    )
    await page.getByRole('button', { name: 'Choose Annual' }).click()
    await expect(page).toHaveURL(/\/pay\/cs_\w+\?key=pk_test_local$/)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Choose Annual' })).toBeEnabled()
  })
})
