import { existsSync, readFileSync } from 'node:fs'

const nothing = { passed: 0, failed: 0, skipped: 0 }

export const sum = (counts) =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    nothing,
  )

// A run that failed without a failed test (an import, a hook, a stray rejection) must not look like a success.
const withCode = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Tests in a report of Vitest's JSON reporter; a file that could not be loaded counts as one failure. */
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
  return withCode(counts, code)
}

/** Tests in a report of Playwright's JSON reporter; a test that passed only on a second try is a failure. */
export const countPlaywright = (file, code) => {
  const report = readReport(file)
  if (!report) return withCode(nothing, code || 1)
  const { expected, unexpected, flaky, skipped } = report.stats
  return withCode({ passed: expected, failed: unexpected + flaky, skipped }, code)
}
