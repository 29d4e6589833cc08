import type { Locator, Page } from '@playwright/test'
import { expect } from './testing.ts'

const mostTabs = 200

/** Moves the focus to the control with the Tab key alone, as somebody without a mouse does. */
const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible()
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostTabs} presses of the Tab key did not reach ${control}`)
}

/** Reaches the control with the Tab key and presses a key on it. */
export const pressOn = async (page: Page, control: Locator, key = 'Enter') => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}
