import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inRoot } from '../setup/root.mjs'
import { countPlaywright, countVitest, sum } from './count.mjs'

const folder = mkdtempSync(join(tmpdir(), 'nextrung-count-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0

const report = (content: object) => {
  files += 1
  const file = join(folder, `${files}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (testResults: object[], numFailedTests = 0) =>
  report({ numPassedTests: 3, numFailedTests, numPendingTests: 1, numTodoTests: 1, testResults })

const name = inRoot('packages', 'one.test.ts')
const failed = {
  status: 'failed',
  fullName: 'adds up',
  failureMessages: ['\u001b[31mAssertionError: expected 1\u001b[39m\n  at x'],
}
const passing = { name, status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { name, status: 'failed', assertionResults: [failed, { status: 'passed' }] }
const broken = { name, status: 'failed', message: 'no such module', assertionResults: [] }

test('Vitest tests are counted as Vitest counts them', () => {
  expect(countVitest(vitest([passing]), 0)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 2,
    failures: [],
    skips: [],
  })
  expect(countVitest(vitest([passing, failing], 1), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['packages/one.test.ts › adds up: AssertionError: expected 1'],
    skips: [],
  })
})

test('Skipped tests are named', () => {
  const waiting = { status: 'pending', fullName: 'waits (needs a server)' }
  const file = { name, status: 'passed', assertionResults: [{ status: 'passed' }, waiting] }
  expect(countVitest(vitest([file]), 0).skips).toEqual(['packages/one.test.ts › waits (needs a server)'])
})

test('A test file that could not be loaded is a failure', () => {
  expect(countVitest(vitest([passing, broken]), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    failures: ['packages/one.test.ts: no such module'],
    skips: [],
  })
})

test('A run that failed without a failed test is a failure', () => {
  const counted = countVitest(vitest([passing]), 1)
  expect(counted.failed).toBe(1)
  expect(counted.failures).toEqual([expect.stringContaining('code 1')])
})

test('A run without a report is a failure, whatever its exit code', () => {
  const nowhere = join(folder, 'nowhere.json')
  expect(countVitest(nowhere, 0).failed).toBe(1)
  expect(countPlaywright(nowhere, 0).failed).toBe(1)
})

test('A browser test that passed only on retry is a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 2, failures: [] })
})

test('Failed tests are named, with the first line of the reason', () => {
  expect(countVitest(vitest([passing, failing, broken], 1), 1).failures).toEqual([
    'packages/one.test.ts › adds up: AssertionError: expected 1',
    'packages/one.test.ts: no such module',
  ])
  const spec = (title: string, status: string, message?: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: [{ error: message && { message } }] }],
  })
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('closes', 'unexpected', 'Timed out\nat')] }],
    },
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  expect(countPlaywright(report({ stats, suites }), 1).failures).toEqual(['a.spec.ts › closes: Timed out'])
})

test('The suites add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
