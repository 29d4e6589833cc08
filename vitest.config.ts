import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirstSequencer } from './scripts/test/longest-first-sequencer.ts'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const present = (path: string) => (existsSync(inRoot(path)) ? [inRoot(path)] : [])

// A small machine has two cores, and more workers than cores only make slow tests time out.
// Set in each project, because a project with its own configuration does not inherit it.
const maxWorkers = 2
// Far more than anything needs, even on a busy machine. A passing run never waits this long.
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
// Files share workers (`isolate: false`), because reloading everything for each took two thirds of the time.

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          ...timeouts,
          environment: 'node',
          include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts', 'eval/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles: [inRoot('scripts/test/fixed-seed.ts')],
          isolate: false,
        },
      },
      {
        extends: present('apps/web/vite.config.ts')[0],
        root: inRoot('apps/web'),
        test: {
          name: 'web',
          maxWorkers,
          ...timeouts,
          isolate: false,
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: present('apps/web/src/testing/setup.ts'),
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers,
          ...timeouts,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'faults/**/*.test.ts', 'hostile/**/*.test.ts'],
          setupFiles: [inRoot('scripts/test/fixed-seed.ts')],
          isolate: false,
          globalSetup: present('apps/server/src/testing/global-setup.ts'),
        },
      },
    ],
  },
})
