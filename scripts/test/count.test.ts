import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
const broken = { status: 'failed', assertionResults: [] }

test('Tests of Vitest are counted as it counts them', () => {
  expect(countVitest(vitest([passing]), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 })
  expect(countVitest(vitest([passing, failing], 1), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('A test file that could not be loaded is a failure', () => {
  expect(countVitest(vitest([passing, broken]), 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test('A run that failed without a failed test is a failure', () => {
  expect(countVitest(vitest([passing]), 1).failed).toBe(1)
})

test('A run without a report is a failure, whatever its exit code', () => {
  const nowhere = join(folder, 'nowhere.json')
  expect(countVitest(nowhere, 0).failed).toBe(1)
  expect(countPlaywright(nowhere, 0).failed).toBe(1)
})

test('A journey that passed only on a second try is a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('The suites add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
