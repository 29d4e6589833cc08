import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirstSequencer } from './scripts/test/longest-first-sequencer.ts'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const present = (path: string) => (existsSync(inRoot(path)) ? [inRoot(path)] : [])

// Two cores are what a small machine has; more workers than cores only makes slow tests time out.
// Each project says so itself, because one with a configuration of its own does not take it from here.
const maxWorkers = 2
// Far more than anything takes on a machine that is busy with other work; a green run waits for none of it.
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }
// Files share their workers (`isolate: false`): loading everything anew for each took two thirds of the time.

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        test: {
          name: 'packages',
          maxWorkers,
          ...patience,
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
          ...patience,
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
          ...patience,
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
