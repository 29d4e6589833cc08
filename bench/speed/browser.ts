import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/test/find-chromium.mjs'
import { password } from './person.ts'

export const flags = ['--disable-background-networking', '--disable-dev-shm-usage', '--no-first-run'].concat(
  process.getuid?.() === 0 ? ['--no-sandbox'] : [],
)

/** Runs a browser while `use` runs. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Signs in through the screen as a person who has chosen a role and lands on the dashboard. */
export const signIn = async (page: Page, { url, email }: { url: string; email: string }): Promise<void> => {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL(`${url}/`)
  await page.evaluate(() => {
    localStorage.setItem('userType', 'professional')
    localStorage.setItem('targetRole', 'Software Engineer')
    localStorage.setItem('hasSeenTour', 'true')
  })
}
