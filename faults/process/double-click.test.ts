import { expect, test } from 'vitest'
import { startTestApp } from '../../apps/server/src/testing/test-app.ts'
import { clickEverythingTwice } from './double-click.ts'

test('a double click on anything that changes something has one effect', async () => {
  const app = await startTestApp()
  const checks = await clickEverythingTwice(app)
  expect(checks.filter(({ held }) => !held)).toEqual([])
  expect(checks.length).toBeGreaterThan(10)
  await app.close()
})
