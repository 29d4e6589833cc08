import type { Page } from '@playwright/test'
import { password } from './person.ts'
import { expect } from './testing.ts'

export const openSignInAddress = async (page: Page) => {
  await page.goto('/settings')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Sign-in address/ }).click()
}

/** Requests another address in the open panel. */
export const changeSignInAddress = async (page: Page, address: string) => {
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your sign-in address' })
  await dialog.getByLabel('New sign-in address').fill(address)
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await expect(dialog).toHaveCount(0)
}
