import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const present = (path: string) => (existsSync(inRoot(path)) ? [inRoot(path)] : [])

// Two cores are what a small machine has; more workers than cores only makes slow tests time out.
const maxWorkers = 2

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'eval/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: present('apps/web/vite.config.ts')[0],
        root: inRoot('apps/web'),
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: present('apps/web/src/testing/setup.ts'),
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'faults/**/*.test.ts', 'hostile/**/*.test.ts'],
          globalSetup: present('apps/server/src/testing/global-setup.ts'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
