import { closeTour, newPerson, password, signOut, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

test.describe('Signing in', () => {
  test.use({ expectedComplaints: ['status of 401'] })

  test('says which of address and password is wrong, inline and as a toast', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    await signOut(page, person)
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody-at-all@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const unknown = 'No account found with this email. Please sign up instead.'
    await expectToast(page, 'Authentication Error', unknown)
    await expect(page.getByRole('alert')).toHaveText(unknown)
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Incorrect password. Please try again.').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('1 of 5')).toBeVisible()
  })
})

test.describe('An address that is taken', () => {
  test.use({ expectedComplaints: ['status of 422'] })

  test('is rejected, and the input stays', async ({ page }) => {
    const person = newPerson()
    await signUp(page, person)
    await closeTour(page)
    await signOut(page, person)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Display Name').fill('Somebody Else')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(
      page.getByText('This email is already registered. Please sign in instead.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Display Name')).toHaveValue('Somebody Else')
  })
})

test.describe('Google without a Google client', () => {
  test.use({ expectedComplaints: ['status of 501'] })

  test('fails as specified and says why on its own line', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expectToast(page, 'Authentication Error', 'An error occurred. Please try again.')
    await expect(page.getByText(/Google sign-in is not set up on this server/).first()).toBeVisible()
  })
})

test('Fields are checked before anything is sent', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody@')
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused()
})

test('The tour returns on every load, lets clicks through, and closes on Escape', async ({ page }) => {
  await signUp(page, newPerson())
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'IT Professional' }).click()
  await expect(page.getByRole('button', { name: 'IT Professional' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 of 5')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('hasSeenTour'))).toBe('true')
  await page.reload()
  await expect(page.getByText('1 of 5')).toBeVisible()
})

test('The theme applies at once, is saved, and follows the device on request', async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await closeTour(page)
  const root = page.locator('html')
  await expect(root).toHaveClass(/light/)
  await page.getByRole('button', { name: new RegExp(person.name) }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('radio', { name: 'Dark' }).click({ delay: 90 })
  await expect(root).toHaveClass(/dark/)
  await saved
  await page.reload()
  await expect(root).toHaveClass(/dark/)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 of 5')).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: new RegExp(person.name) }).click()
  await page.getByRole('radio', { name: 'System' }).click({ delay: 90 })
  await expect(root).toHaveClass(/light/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveClass(/dark/)
})

test('Signing out in one tab ends the other', async ({ page, context }) => {
  const person = newPerson()
  await signUp(page, person)
  await closeTour(page)
  const second = await context.newPage()
  await second.goto('/')
  await closeTour(second)
  await signOut(page, person)
  await expect(second).toHaveURL(/\/sign-in$/)
})
