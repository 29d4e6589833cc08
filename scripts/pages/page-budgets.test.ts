import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { measurePages } from '../../apps/web/src/testing/measure-pages.ts'
import { pageBudgets } from './page-budgets.ts'

const root = fileURLToPath(new URL('../../apps/web', import.meta.url))
const { standalone, inShell } = pageBudgets

test('every screen has a JavaScript budget and stays within it', async () => {
  // Otherwise the build would contain React's development code.
  vi.stubEnv('NODE_ENV', 'production')
  const pages = await measurePages(root).finally(() => vi.unstubAllEnvs())
  const budgets: Record<string, number> = { ...standalone, ...inShell }
  expect(pages.map(({ name }) => name).sort()).toEqual(Object.keys(budgets).sort())
  const loaded = pages.map((page) => ({
    name: page.name,
    bytes: page.name in inShell ? page.inShell : page.standalone,
  }))
  expect(loaded.filter(({ name, bytes }) => bytes > (budgets[name] ?? 0))).toEqual([])
})
