import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forwardSignals, isStopping } from '../setup/forward-signals.mjs'
import { prepare } from '../setup/prepare.mjs'
import { sum } from './count.mjs'
import { suites } from './suites.mjs'

const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const chosen = (names) => {
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name))
  if (unknown) {
    console.error(`Unknown suite "${unknown}". Available: ${suites.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  return suites.filter(({ name, isLong }) => (names.length === 0 ? !isLong : names.includes(name)))
}

const runSuite = async (suite, context) => {
  console.log(`\n== ${suite.name}: ${suite.says}`)
  const startedAt = Date.now()
  const counts = await suite.runSuite(context).catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0, failures: [`${suite.name}: ${error.message}`] }
  })
  return { name: suite.name, ...counts, seconds: Math.round((Date.now() - startedAt) / 1000) }
}

/** `test.mjs [check] [unit] [api] …`: runs the named suites, or all but the long ones. The last line is the total. */
export const testFromCommandLine = async () => {
  forwardSignals()
  const wanted = chosen(process.argv.slice(2))
  const node = await prepare()
  const folder = mkdtempSync(join(tmpdir(), 'nextrung-tests-'))
  const results = []
  for (const suite of wanted) {
    if (!isStopping()) results.push(await runSuite(suite, { node, folder }))
  }
  rmSync(folder, { recursive: true, force: true })
  console.log('')
  // Repeated at the end, because the original output is far above and a log may be truncated.
  for (const { failures = [] } of results) for (const failure of failures) console.log(`failed: ${failure}`)
  for (const { skips = [] } of results) for (const skip of skips) console.log(`skipped: ${skip}`)
  for (const result of results) console.log(`${result.name}: ${sentence(result)} (${result.seconds} s)`)
  const total = sum(results)
  const ended = isStopping() ? 'Stopped before the end.\n' : ''
  console.log(`${ended}\n${sentence(total)}`)
  process.exitCode = total.failed > 0 || isStopping() ? 1 : 0
}
