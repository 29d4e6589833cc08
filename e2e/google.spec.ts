import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { OidcServer, oidcClient } from '../apps/server/src/testing/oidc-server.ts'
import { closeTour, newPerson, password, signOut, signUp } from './person.ts'
import { makeTestServer, type TestServer } from './test-server.ts'
import { expect, test } from './testing.ts'
import { expectToast, shownToasts } from './toasts.ts'

const google = new OidcServer()
// The base URL is also read once before the first test.
let own: TestServer | undefined
const provider = /foreign host: http:\/\/127\.0\.0\.1/
const failed = 'An error occurred. Please try again.'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the framework reads the names of what a fixture needs
  baseURL: async ({}, use) => use(own?.url),
})

test.beforeAll(async () => {
  const issuer = await google.start()
  own = await makeTestServer()
  google.serve({ redirectUrl: `${own.url}/account/google` })
  await own.start({
    GOOGLE_CLIENT_ID: oidcClient.id,
    GOOGLE_CLIENT_SECRET: oidcClient.secret,
    OIDC_ISSUER: issuer,
  })
})

test.beforeEach(() => {
  const mark = randomUUID().slice(0, 8)
  google.forgery = {}
  google.isIsolated = false
  google.otherState = undefined
  google.person = {
    sub: `google-${mark}`,
    email: `ada-${mark}@example.com`,
    email_verified: true,
    name: `Ada ${mark}`,
  }
})

test.afterAll(async () => {
  await own?.close()
  await google.close()
})

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

const openPopup = async (page: Page) => {
  await page.goto('/sign-in')
  const opening = page.waitForEvent('popup')
  await googleButton(page).click()
  return opening
}

const allow = (page: Page) => page.getByRole('button', { name: /Continue as/ }).click()
const refuse = (page: Page) => page.getByRole('button', { name: 'Refuse' }).click()

const expectSignedIn = async (page: Page, name = google.person.name ?? '') => {
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
}

const expectFailure = async (page: Page, message = failed) => {
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
  await expectToast(page, 'Authentication Error')
  await expect(googleButton(page)).toBeEnabled()
}

test.describe('Google in a popup', () => {
  test.use({ expectedComplaints: [provider] })

  test('signs in, closes, and leaves none of Google’s parameters in the URL', async ({ page }) => {
    const popup = await openPopup(page)
    const closed = popup.waitForEvent('close')
    await allow(popup)
    await closed
    await expectSignedIn(page)
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe(google.person.name)
    await closeTour(page)
    await page.reload()
    await expectSignedIn(page)
  })

  test('that is closed re-enables the button, without a message', async ({ page }) => {
    const popup = await openPopup(page)
    await expect(googleButton(page)).toBeDisabled()
    await popup.close()
    await expect(googleButton(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(shownToasts(page)).toEqual([])
  })

  test('that the browser blocks is replaced by the page itself going there and back', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/sign-in')
    await googleButton(page).click()
    await allow(page)
    await expectSignedIn(page)
    expect(page.url()).toBe(`${own?.url}/`)
  })

  test('that the provider severs from the page still signs in', async ({ page }) => {
    google.isIsolated = true
    const popup = await openPopup(page)
    await expect(googleButton(page)).toBeEnabled()
    await allow(popup)
    await expectSignedIn(page)
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe(google.person.name)
  })

  test('is linked in the settings, and then opens the account that has a password', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    await page.goto('/settings')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Google account/ }).click()
    await page.getByLabel('Your password', { exact: true }).fill(password)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Link Google account' }).click()
    await allow(await opening)
    await expect(page.getByText('Linked', { exact: true })).toBeVisible()
    await expectToast(page, 'Google account linked')
    await signOut(page, person)
    // The provider already knows the person and asks nothing.
    await openPopup(page)
    await expectSignedIn(page, person.name)
  })
})

test.describe('Google', () => {
  test.use({ expectedComplaints: [provider, 'status of 400'] })

  test('refused by the person shows inline and as a toast', async ({ page }) => {
    await refuse(await openPopup(page))
    await expectFailure(page)
  })

  test('with a token for another sign-in gives no session', async ({ page }) => {
    google.forgery = { claims: { nonce: 'of another sign-in' } }
    await allow(await openPopup(page))
    await expectFailure(page)
    expect(await (await page.request.get('/auth/get-session')).json()).toBeNull()
  })

  test('with an answer from another sign-in gives no session, and the popup says why', async ({ page }) => {
    google.otherState = 'of-somebody-else'
    const popup = await openPopup(page)
    await allow(popup)
    await expect(popup.getByRole('alert').getByText(failed)).toBeVisible()
    expect(new URL(popup.url()).search).toBe('')
    await popup.close()
    await expect(googleButton(page)).toBeEnabled()
    expect(await (await page.request.get('/auth/get-session')).json()).toBeNull()
  })
})

test.describe('An address taken before its owner came with Google', () => {
  test.use({ expectedComplaints: [provider, 'status of 409'] })

  test('is not shared, and the page says what to do', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    await signOut(page, person)
    google.person = { ...google.person, email: person.email }
    await allow(await openPopup(page))
    await expectFailure(
      page,
      'There is an account with this address already. Sign in with its password, then link Google in Settings, under Account.',
    )
  })
})
