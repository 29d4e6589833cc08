import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/test/find-chromium.mjs'

// Kept in the environment, because every worker re-reads this file and must get the same address.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const port = process.env.E2E_PORT
const baseURL = `http://localhost:${port}`

const asRoot = process.getuid?.() === 0
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--no-first-run',
  ...(asRoot ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine. A passing run never waits this long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    viewport: { width: 1280, height: 720 },
    // Tracing everything costs as much as the tests themselves; `npx playwright test --trace on <file>` records a trace.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args },
  },
  webServer: {
    command: `"${process.execPath}" scripts/test/serve-for-browser.mjs`,
    env: { PORT: port },
    url: `${baseURL}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
