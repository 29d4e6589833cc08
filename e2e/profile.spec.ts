import type { Page } from '@playwright/test'
import { expectAccessible, show } from './accessibility.ts'
import { closeTour, completedVersions, newPerson, resumeText, signOut, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

const tabs = ['Personal', 'Professional', 'Education', 'Preferences']

const openProfile = async (page: Page) => {
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
}

const save = async (page: Page, ...alsoTold: string[]) => {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Profile updated', ...alsoTold)
}

const upload = async (page: Page) => {
  const file = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText()) }
  expect((await page.request.post('/api/resumes', { multipart: { file, userId: '1' } })).status()).toBe(201)
  await completedVersions(page, 1)
}

test('The profile is filled from the resume and by hand, saved, and there again after a reload', async ({
  page,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await upload(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Fill from my resume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fill from my resume' })
  await expect(dialog.getByRole('checkbox', { name: /^Phone Number/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /^Display Name/ })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Education/ }).check()
  await expectAccessible(page, 'the facts')
  await dialog.getByRole('button', { name: /^Fill in/ }).click()
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('(919) 555-0142')

  await page.getByLabel('Bio').fill('<img src=x onerror="document.title=1"> أهلاً')
  await page.getByRole('tab', { name: 'Professional' }).click()
  await page.getByLabel('LinkedIn URL').fill('javascript:alert(1)')
  await page.getByRole('tab', { name: 'Education' }).click()
  await expect(page.getByLabel('Degree')).toHaveValue('Associate of Applied Science')
  await page.getByLabel('Field of Study').fill('Information Technology')
  await page.getByLabel('Institution').fill('Wake Tech')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('LinkedIn URL')).toBeFocused()
  await expect(page.getByText('Invalid LinkedIn URL')).toBeVisible()
  await expectAccessible(page, 'a wrong field')
  await page.getByLabel('LinkedIn URL').fill('www.linkedin.com/in/nia')
  await save(page)
  await page.reload()
  await expect(page.getByLabel('Bio')).toHaveValue('<img src=x onerror="document.title=1"> أهلاً')
  await page.getByRole('tab', { name: 'Professional' }).click()
  await expect(page.getByLabel('LinkedIn URL')).toHaveValue('https://www.linkedin.com/in/nia')

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await show(page, theme, width)
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(page, `${tab}, ${theme}, ${width}`)
    }
  }
})

test('Back and forward both ask about unsaved changes, and staying keeps the history', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await openProfile(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Bio').fill('Half a sentence')
  const stay = async () => {
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence')
  }
  await page.goForward()
  await stay()
  await page.goBack()
  await stay()
  await page.goForward()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.goBack()
  await expect(page.getByLabel('Bio')).toHaveValue('')
})

test('A link opens the top of a screen, and back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await signUp(page, newPerson())
  await closeTour(page)
  await openProfile(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  // Until its panels have loaded, the screen may be too short to scroll this far.
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo(0, 200)
      return scrollY
    })
  await expect.poll(scrollDown).toBe(200)
  await openProfile(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test.describe('Two tabs', () => {
  // The browser logs every failed call, even one that is retried successfully.
  test.use({ expectedComplaints: ['409 (Conflict)'] })

  test('keep each other’s fields, the way back asks first, and nobody without a session sees anything', async ({
    page,
    context,
  }) => {
    const person = newPerson()
    await signUp(page, person)
    await openProfile(page)
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByLabel('Phone Number').fill('555-0199')
    await save(other)
    await page.getByLabel('Bio').fill('Moves into security.')
    await save(page, 'We kept what was changed elsewhere in the meantime: Phone Number')
    await expect(page.getByLabel('Phone Number')).toHaveValue('555-0199')

    await page.getByLabel('Bio').fill('Half a sentence')
    await page.goBack()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByLabel('Bio')).toHaveValue('Half a sentence')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/$/)

    await other.close()
    await signOut(page, person)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toBeEmpty()
    await expect(page).toHaveURL(/\/profile$/)
  })
})
