import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { runNpm } from './run-npm.mjs'

const inputs = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json']
const outputs = new Set(['node_modules', 'dist', 'coverage'])

// Not inside dist, because the server serves everything there.
const stampFile = inRoot('node_modules', '.nextrung-web-build')

const filesOf = (path) => {
  const entries = readdirSync(inRoot(path), { withFileTypes: true }).filter(
    (entry) => !outputs.has(entry.name),
  )
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

// Hash contents instead of comparing times, because a fresh checkout has new times. It takes about 30 ms.
const inputsHash = () => {
  const hash = createHash('sha256')
  const files = inputs.flatMap((path) => (/\.json$/.test(path) ? [path] : filesOf(path)))
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  return hash.digest('hex')
}

const isBuilt = (hash) =>
  existsSync(inRoot('apps', 'web', 'dist', 'index.html')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === hash

/** Builds the web application if its sources changed since the last build. Returns false on failure. */
export const buildWeb = async () => {
  const hash = inputsHash()
  if (isBuilt(hash)) return true
  console.log('Building the web application ...')
  const code = await runNpm(['run', 'build', '-w', 'apps/web'])
  if (code !== 0) {
    console.error(`The web application could not be built (code ${code}). See the message above.`)
    return false
  }
  writeFileSync(stampFile, hash)
  return true
}
