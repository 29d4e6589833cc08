import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './testing.ts'

type Theme = 'light' | 'dark'

/**
 * Turns motion off and waits until nothing moves, because the accessibility rules apply to the settled page. A toast
 * that fades out during the check, or a colour that fades while its element is off the screen, would fail them.
 */
const settle = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      })
    // New animations are listed two frames after a page change.
    await frame()
    await frame()
    for (let running = moving(); running.length; running = moving())
      await Promise.race([...running.map(({ finished }) => finished.catch(() => undefined)), frame()])
  })
}

/** Shows the page in this theme and, if given, this width in pixels. */
export const show = async (page: Page, theme: Theme, width?: number) => {
  if (width) await page.setViewportSize({ width, height: 900 })
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark')
    document.documentElement.classList.add(name)
  }, theme)
}

/** Fails on every accessibility violation, and if the page is wider than its window. */
export const expectAccessible = async (page: Page, what = page.url()) => {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    what,
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${what} is no wider than the window`).toBeLessThanOrEqual(0)
}

/** Checks the page on a dark phone, then on a light desktop, and leaves it on desktop. */
export const expectAccessibleOnPhoneAndDesktop = async (page: Page, what = page.url()) => {
  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await show(page, theme, width)
    await expectAccessible(page, `${what}, ${theme}, ${width} wide`)
  }
}
