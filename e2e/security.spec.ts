import type { Page } from '@playwright/test'
import { appCode } from '../apps/server/src/testing/authenticator.ts'
import { closeTour, newPerson, password, signOut, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

const openPanel = async (page: Page, name: RegExp) => {
  await page.goto('/settings')
  await page.getByRole('button', { name }).click()
}

const passFirstStep = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test.describe('The second factor', () => {
  // The response that asks for the code.
  test.use({ expectedComplaints: ['status of 401'] })

  test('is turned on, asked for, opened by a recovery code, and turned off', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    await openPanel(page, /^Second factor/)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    const setupKey = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    await page.getByLabel('Code from the app').fill(appCode(setupKey, new Date()))
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
    const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(list).toHaveCount(10)
    const codes = await list.allTextContents()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('nextrung-recovery-codes.txt')
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

    await signOut(page, person)
    await passFirstStep(page, person.email)
    // The code for this half minute is already used; the next one is already valid.
    await page.getByLabel('Code', { exact: true }).fill(appCode(setupKey, new Date(Date.now() + 30_000)))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('1 of 5')).toBeVisible()
    await closeTour(page)

    await signOut(page, person)
    await passFirstStep(page, person.email)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('1 of 5')).toBeVisible()

    await openPanel(page, /^Second factor/)
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Code from the app').fill(codes[1] ?? '')
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
  })
})

test.describe('Another device', () => {
  // The weak password.
  test.use({ expectedComplaints: ['status of 400'] })

  test('is signed out by its person, and a changed password signs out the rest', async ({
    page,
    context,
  }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    const signInElsewhere = async () => {
      const browser = context.browser()
      if (!browser) throw new Error('no browser')
      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await other.goto(new URL('/sign-in', page.url()).href)
      await other.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
      await other.getByLabel('Password', { exact: true }).fill(password)
      await other.getByRole('button', { name: 'Sign In' }).click()
      await expect(other.getByText('1 of 5')).toBeVisible()
      return other
    }
    const other = await signInElsewhere()
    await openPanel(page, /^Signed-in devices/)
    await expect(page.getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(page.getByText('All other devices are signed out.')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/sign-in$/)

    const next = await signInElsewhere()
    await page.getByLabel('Current Password').fill(password)
    await page.getByLabel('New Password', { exact: true }).fill('weak')
    await page.getByLabel('Confirm New Password').fill('weak')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await page.getByLabel('New Password', { exact: true }).fill('Another-Rung-77')
    await page.getByLabel('Confirm New Password').fill('Another-Rung-77')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expectToast(page, 'Password Updated')
    await next.reload()
    await expect(next).toHaveURL(/\/sign-in$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible()
    await other.context().close()
    await next.context().close()
  })
})
