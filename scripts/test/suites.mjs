import { join } from 'node:path'
import { runChecks } from '../check/run-checks.mjs'
import { buildWeb } from '../setup/build-web.mjs'
import { inRoot } from '../setup/root.mjs'
import { capture, run } from '../setup/run.mjs'
import { countPlaywright, countVitest } from './count.mjs'
import { findOrInstallChromium, howToGetChromium } from './find-chromium.mjs'
import { startPostgres } from './start-postgres.mjs'

const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')

const inContinuousIntegration = () => process.env.CI === 'true'

/** The counts of a suite that cannot run here: its tests are listed as skipped or, in CI, it is one failure. */
const missing = async (need, listTests) => {
  if (inContinuousIntegration()) {
    console.error(`${need} With CI=true this is a failure.`)
    return { passed: 0, failed: 1, skipped: 0, failures: [need] }
  }
  const names = await listTests()
  console.log(`${need} Skipped:`)
  for (const name of names) console.log(`  skipped: ${name}`)
  return { passed: 0, failed: 0, skipped: names.length }
}

const check = async () => {
  const results = await runChecks()
  const failures = results.filter(({ problems }) => problems.length > 0).map(({ name }) => `check ${name}`)
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures }
}

const projectArgs = (projects) => projects.flatMap((project) => ['--project', project])

const runVitest = async ({ node, folder }, name, { projects, files = [], without = [], env = {} }) => {
  const report = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const excluded = without.flatMap((file) => ['--exclude', `**/${file}`])
  const code = await run(
    node,
    [vitest, 'run', ...projectArgs(projects), ...excluded, ...reporters, ...files],
    {
      env: { ...process.env, ...env },
    },
  )
  return countVitest(report, code)
}

const unit = (context) => runVitest(context, 'unit', { projects: ['packages', 'web'] })

// Explicitly empty, so that TEST_DATABASE_URL in the shell does not turn this into the PostgreSQL suite.
const embedded = { projects: ['server'], env: { TEST_DATABASE_URL: '' } }

/** Slow tests and tests with many variants, run by `npm run test:long`. */
const longFiles = ['damaged.test.ts', 'erasure-kill.test.ts', 'ten-resumes.test.ts', 'export.test.ts']

/** Tests of every route with many values: `npm test` tries some of the values on each, `npm run test:long` all. */
const filesWithMoreToTry = ['fuzz.test.ts', 'access-matrix.test.ts']

/** Tests where the two databases could differ: locks, unique keys, queues, dates, deletion, the pool. */
const filesThatDependOnTheDatabase = [
  'db/fixtures.test.ts',
  'features/identity/identity.test.ts',
  'features/resumes/versions.test.ts',
  'features/resumes/feedback.test.ts',
  'features/settings',
  'features/subscription/subscription.test.ts',
  'features/subscription/allowance.test.ts',
  'features/own-data/erasure.test.ts',
  'features/audit',
  'jobs',
  'faults/postgres',
  'double-click',
]

const api = (context) => runVitest(context, 'api', { ...embedded, without: longFiles })

const apiLong = (context) =>
  runVitest(context, 'api-long', {
    ...embedded,
    env: { ...embedded.env, TRY_ALL_VALUES: '1' },
    files: [...longFiles, ...filesWithMoreToTry],
  })

const apiOnPostgres = (files) => async (context) => {
  const postgres = await startPostgres()
  if (!postgres) {
    return missing('No PostgreSQL: run `npm ci`, install one, or set TEST_DATABASE_URL.', async () => {
      const { stdout } = await capture(context.node, [vitest, 'list', '--project', 'server'])
      return stdout.split('\n').filter(Boolean)
    })
  }
  console.log(`PostgreSQL: ${postgres.from}`)
  try {
    return await runVitest(context, 'api-pg', {
      projects: ['server'],
      files,
      env: { TEST_DATABASE_URL: postgres.url },
    })
  } finally {
    await postgres.stop()
  }
}

const e2e = async ({ node, folder }) => {
  const chromium = await findOrInstallChromium()
  if (!chromium) {
    return missing(`No Chromium: ${howToGetChromium()}`, async () => {
      const { stdout } = await capture(node, [playwright, 'test', '--list', '--reporter=list'])
      return stdout
        .split('\n')
        .filter((line) => line.includes('›'))
        .map((line) => line.trim())
    })
  }
  console.log(`Chromium: ${chromium}`)
  if (!(await buildWeb()))
    return { passed: 0, failed: 1, skipped: 0, failures: ['the web application was not built'] }
  const report = join(folder, 'e2e.json')
  const code = await run(node, [playwright, 'test', '--reporter=list,json'], {
    env: { ...process.env, CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return countPlaywright(report, code)
}

export const suites = [
  { name: 'check', says: 'The rules of the project', runSuite: check },
  { name: 'unit', says: 'Packages, web application and scripts', runSuite: unit },
  { name: 'api', says: 'The server on its embedded database', runSuite: api },
  {
    name: 'api-pg',
    says: 'Tests that depend on the database, on PostgreSQL',
    runSuite: apiOnPostgres(filesThatDependOnTheDatabase),
  },
  { name: 'e2e', says: 'Browser tests', runSuite: e2e },
  { name: 'api-long', says: 'Slow server tests', isLong: true, runSuite: apiLong },
  { name: 'api-pg-long', says: 'The whole server on PostgreSQL', isLong: true, runSuite: apiOnPostgres([]) },
]
