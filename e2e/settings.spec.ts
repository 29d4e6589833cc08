import type { Page } from '@playwright/test'
import { expectAccessible, show } from './accessibility.ts'
import { choose, closeTour, newPerson, resumeText, signUp } from './person.ts'
import { expect, test } from './testing.ts'
import { expectToast } from './toasts.ts'

const open = async (page: Page, tab: string) => {
  await page.getByRole('tab', { name: tab, exact: true }).click()
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 200)

const toggle = async (page: Page, name: string) => {
  const answer = saved(page)
  await page.getByRole('switch', { name }).click()
  await answer
}

/** Reloads without the settings calls, so the first paint must use the theme stored in the browser. */
const expectDarkAtFirst = async (page: Page) => {
  await page.route('**/api/settings/**', () => {})
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.documentElement.dataset.firstTheme = document.documentElement.className
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).toHaveAttribute('data-first-theme', /dark/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

test.describe('Two tabs', () => {
  // A tab that is behind the other gets a conflict and saves again.
  test.use({ expectedComplaints: ['status of 409'] })

  test('change every setting, and neither loses what the other one chose', async ({ page, context }) => {
    await signUp(page, newPerson())
    await closeTour(page)
    await page.goto('/settings?tab=notifications')
    const second = await context.newPage()
    await second.goto('/settings?tab=privacy')
    await expect(second.getByRole('switch', { name: 'Activity Status' })).toBeChecked()
    for (const name of ['Email Notifications', 'Job Alerts', 'Career Tips', 'Learning Updates'])
      await toggle(page, name)
    await expectToast(page, 'Settings Updated')

    await toggle(second, 'Show Email Address')
    await toggle(second, 'Activity Status')
    const visibility = saved(second)
    await second.getByRole('radio', { name: 'Private' }).click()
    await visibility
    await open(second, 'Display')
    const theme = saved(second)
    await second.getByRole('radio', { name: 'Dark' }).click()
    await theme
    await expect(second.locator('html')).toHaveClass(/dark/)

    await toggle(page, 'Job Alerts')
    for (const tab of [page, second]) await tab.reload()
    await open(page, 'Notifications')
    for (const [name, on] of [
      ['Email Notifications', false],
      ['Job Alerts', true],
      ['Career Tips', false],
      ['Learning Updates', false],
    ] as const)
      await expect(page.getByRole('switch', { name })).toBeChecked({ checked: on })
    await open(second, 'Privacy')
    await expect(second.getByRole('switch', { name: 'Show Email Address' })).toBeChecked()
    await expect(second.getByRole('switch', { name: 'Activity Status' })).not.toBeChecked()
    await expect(second.getByRole('radio', { name: 'Private' })).toBeChecked()
    await expect(second.locator('html')).toHaveClass(/dark/)
    await expectDarkAtFirst(page)
  })
})

test('A finished analysis shows at the bell, and can be read and deleted by keyboard', async ({ page }) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await choose(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'resume.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(resumeText()),
  })
  await expectToast(page, 'Resume uploaded')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Resume analysis complete')).toBeVisible()
  // The notification is written shortly after the analysis completes.
  const unread = async () => (await (await page.request.get('/api/notifications')).json()).unreadCount
  await expect.poll(unread).toBe(1)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByText('Your resume analysis is complete')).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Mark as read/ }).press('Enter')
  await expect(bell).toHaveAccessibleName('Notifications')
  await panel.getByRole('button', { name: /^Delete/ }).press('Enter')
  await expect(panel.getByText(/^Nothing here/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('Every part of the settings is accessible and fits, light and wide, dark and narrow', async ({
  page,
}) => {
  await signUp(page, newPerson())
  await closeTour(page)
  await page.goto('/settings')
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    for (const tab of ['Account', 'Notifications', 'Privacy', 'Display']) {
      await open(page, tab)
      await show(page, theme, width)
      await expectAccessible(page, `${tab}, ${theme}, ${width} wide`)
    }
  }
})

test.describe('A truncated email link', () => {
  test.use({ expectedComplaints: ['status of 400'] })

  test('is rejected with what to do, without a session', async ({ page }) => {
    await page.goto('/account/unsubscribe?token=1.not-the-signature-of-this-server')
    await page.getByRole('button', { name: 'Stop Mail' }).click()
    await expect(page.getByRole('alert')).toContainText('Open it from the email again')
    await expectAccessible(page)
  })
})
