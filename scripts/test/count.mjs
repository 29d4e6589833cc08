import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup/root.mjs'

const nothing = { passed: 0, failed: 0, skipped: 0 }

/** Adds up the counts of several suites. */
export const sum = (counts) =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    nothing,
  )

// A run that failed without a failed test (an import, a hook, an unhandled rejection) must not look like a success.
const withCode = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? {
        ...counts,
        failed: 1,
        failures: [`no test, but the run exited with code ${code}: see its errors above`],
      }
    : counts

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0]

const failuresOfFile = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const file = relative(root, name)
  return failed.length === 0
    ? [`${file}: ${firstLine(message)}`]
    : failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

const skippedInFile = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo')
    .map(({ fullName }) => `${relative(root, name)} › ${fullName}`)

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Counts the tests in a report of Vitest's JSON reporter, with one line per failed or skipped test. A file that could
 * not be loaded counts as one failure.
 */
export const countVitest = (file, code) => {
  const report = readReport(file)
  if (!report) return withCode(nothing, code || 1)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  const failures = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile)
  const skips = report.testResults.flatMap(skippedInFile)
  return withCode({ ...counts, failures, skips }, code)
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const failureOfSpec = ({ file, title, tests }) => {
  const messages = tests.flatMap(({ results }) => results).map(({ error }) => error?.message)
  return `${file} › ${title}: ${firstLine(messages.find(Boolean))}`
}

/**
 * Counts the tests in a report of Playwright's JSON reporter, with one line per failed test. A test that passed only on
 * retry counts as a failure.
 */
export const countPlaywright = (file, code) => {
  const report = readReport(file)
  if (!report) return withCode(nothing, code || 1)
  const { expected, unexpected, flaky, skipped } = report.stats
  const isFailure = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky')
  const failures = specsOf(report).filter(isFailure).map(failureOfSpec)
  return withCode({ passed: expected, failed: unexpected + flaky, skipped, failures }, code)
}
