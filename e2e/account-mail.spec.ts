import { expectAccessibleOnPhoneAndDesktop } from './accessibility.ts'
import { closeTour, newPerson, password, signOut, signUp } from './person.ts'
import { changeSignInAddress, openSignInAddress } from './sign-in-address.ts'
import { expect, test } from './testing.ts'

test('Without mail, a forgotten password leads to the operator, and account links open their pages', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('This server does not send email')).toBeVisible()
  await expectAccessibleOnPhoneAndDesktop(page)
  const answer = await page.goto(`/account/reset-password?token=${'t'.repeat(43)}`)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/reset-password$/)
  await expectAccessibleOnPhoneAndDesktop(page)
  await page.goto(`/account/verify-email?token=${'t'.repeat(43)}`)
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/verify-email$/)
  await expectAccessibleOnPhoneAndDesktop(page)
})

test('The sign-in address changes with the password, and the next sign-in uses it', async ({ page }) => {
  const person = newPerson()
  const address = `new-${person.email}`
  await signUp(page, person)
  await closeTour(page)
  await openSignInAddress(page)
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await changeSignInAddress(page, address)
  await expect(page.getByText(address).first()).toBeVisible()
  await signOut(page, person)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(address)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('1 of 5')).toBeVisible()
})
