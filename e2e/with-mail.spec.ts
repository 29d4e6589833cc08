import type { Page } from '@playwright/test'
import { SmtpServer } from '../apps/server/src/testing/smtp-server.ts'
import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { closeTour, newPerson, password, signOut, signUp } from './person.ts'
import { changeSignInAddress, openSignInAddress } from './sign-in-address.ts'
import { makeTestServer, type TestServer } from './test-server.ts'
import { expect, test } from './testing.ts'

const smtp = new SmtpServer()
// The base URL is also read once before the first test.
let own: TestServer | undefined

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the framework reads the names of what a fixture needs
  baseURL: async ({}, use) => use(own?.url),
})

test.beforeAll(async () => {
  own = await makeTestServer()
  await own.start(await smtp.start())
})

test.afterAll(async () => {
  await own?.close()
  await smtp.close()
})

const openLink = async (page: Page, to: string, subject: string) => {
  const { mail } = await smtp.waitForMail(to, subject)
  const link = mail.text?.match(/http:\S+/)?.[0]
  if (!link) throw new Error(`no link in "${subject}"`)
  await page.goto(link)
}

test.describe('An address', () => {
  // The link of a cancelled change is rejected.
  test.use({ expectedComplaints: [/400 \(Bad Request\) .*\/auth\/email\/verify/] })

  test('is verified by its link; a new one counts once its own link is opened, and can be cancelled', async ({
    page,
  }) => {
    const person = newPerson()
    const address = `new-${person.email}`
    const change = async () => {
      await changeSignInAddress(page, address)
      await expect(page.getByText('A link was mailed to')).toContainText(address)
    }
    await signUp(page, person)
    await closeTour(page)
    await openSignInAddress(page)
    await expect(page.getByText('Not confirmed')).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page, 'an address that is not confirmed')
    await openLink(page, person.email, 'Confirm your address')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectAccessibleOnPhoneAndDesktop(page, 'an address just confirmed')

    await openSignInAddress(page)
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await change()
    await expectAccessibleOnPhoneAndDesktop(page, 'an address that waits for its link')
    await page.getByRole('button', { name: 'Keep my address' }).click()
    await expect(page.getByText('A link was mailed to')).toHaveCount(0)
    await openLink(page, address, 'Confirm your new sign-in address')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()

    await openSignInAddress(page)
    await change()
    await expect.poll(() => smtp.sentTo(address).length).toBe(2)
    await openLink(page, address, 'Confirm your new sign-in address')
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'Your sign-in address is changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Nextrung' }).click()
    await signOut(page, person)
  })
})

test('A forgotten password is reset through the emailed link', async ({ page }) => {
  const person = newPerson()
  const newPassword = `${password}-anew`
  await signUp(page, person)
  await closeTour(page)
  await signOut(page, person)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page, 'a link that was asked for')
  await openLink(page, person.email, 'Set a new password')
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm New Password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
})
