import { resolve } from 'node:path'
import { findNode } from '../setup/find-node.mjs'
import { inRoot, root } from '../setup/root.mjs'
import { capture } from '../setup/run.mjs'
import { checkAdvisoryLocks } from './advisory-locks.mjs'
import { checkEnvironment } from './environment.mjs'
import { checkFileNames } from './file-names.mjs'
import { checkFileSizes } from './file-sizes.mjs'
import { checkImports } from './import-rules.mjs'
import { listFiles } from './list-files.mjs'
import { checkLockFile } from './lock-file.mjs'
import { checkOwnWords } from './own-words.mjs'
import { checkPatterns } from './patterns.mjs'
import { checkSteadyTests } from './steady-tests.mjs'

const concurrency = 2

const tool =
  (file, args) =>
  async ({ tree, node }) => {
    const { code, stdout, stderr } = await capture(node, [inRoot('node_modules', file), ...args], {
      cwd: tree,
    })
    return { problems: code === 0 ? [] : [(stdout + stderr).trim() || `exited with code ${code}`] }
  }

const types = (config) => tool('typescript/bin/tsc', ['-p', config])

// Slowest first, so that the two parallel workers finish together.
const steps = [
  { name: 'types', check: types('tsconfig.json') },
  { name: 'unused', check: tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
  {
    name: 'unused-in-production',
    check: tool('knip/bin/knip.js', [
      '--config=knip.production.jsonc',
      '--production',
      '--include=files,exports,types,nsExports,duplicates',
      '--no-progress',
      '--no-config-hints',
    ]),
  },
  {
    name: 'format-and-lint',
    check: tool('@biomejs/biome/bin/biome', ['check', '--max-diagnostics=200', '--colors=off', '.']),
  },
  { name: 'web-types', check: types('apps/web/tsconfig.json') },
  { name: 'e2e-types', check: types('e2e/tsconfig.json') },
  { name: 'imports', check: checkImports },
  { name: 'file-sizes', check: checkFileSizes },
  { name: 'file-names', check: checkFileNames },
  { name: 'own-words', check: checkOwnWords },
  { name: 'lock-file', check: checkLockFile },
  { name: 'environment', check: checkEnvironment },
  { name: 'patterns', check: checkPatterns },
  { name: 'advisory-locks', check: checkAdvisoryLocks },
  { name: 'steady-tests', check: checkSteadyTests },
]

const runStep = async (step, context) => {
  const startedAt = Date.now()
  const result = await Promise.resolve()
    .then(() => step.check(context))
    .catch((error) => ({ problems: [String(error.stack ?? error)] }))
  return { name: step.name, warnings: [], note: '', ...result, ms: Date.now() - startedAt }
}

const print = ({ name, problems, warnings, note, ms }) => {
  const state = problems.length === 0 ? 'ok  ' : 'FAIL'
  console.log(`${state} ${name} (${(ms / 1000).toFixed(1)} s${note && `, ${note}`})`)
  for (const warning of warnings) console.log(`     warning: ${warning}`)
  for (const problem of problems) console.log(problem.replace(/^/gm, '     '))
}

/** Runs the named checks, or all, on a tree. Prints each as it finishes and resolves with the results. */
export const runChecks = async ({ tree = root, names = [] } = {}) => {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown)
    throw new Error(`Unknown check "${unknown}". Available: ${steps.map(({ name }) => name).join(', ')}`)
  const waiting = steps.filter(({ name }) => names.length === 0 || names.includes(name))
  const context = { tree, files: listFiles(tree), node: findNode() ?? process.execPath }
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, context)
      print(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}

/** `check.mjs [--tree <folder>] [step ...]` */
export const checkFromCommandLine = async () => {
  const words = process.argv.slice(2)
  const at = words.indexOf('--tree')
  const tree = at < 0 ? root : resolve(words.splice(at, 2)[1] ?? root)
  const results = await runChecks({ tree, names: words })
  const failed = results.filter(({ problems }) => problems.length > 0).map(({ name }) => name)
  console.log(failed.length === 0 ? `All ${results.length} checks passed.` : `Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
