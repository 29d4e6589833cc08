import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { sep } from 'node:path'
import { inRoot } from './root.mjs'
import { runNpm } from './run-npm.mjs'

const lockFile = inRoot('package-lock.json')
const stampFile = inRoot('node_modules', '.nextrung-install')
const installedFile = inRoot('node_modules', '.package-lock.json')

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

// npm omits packages for other systems, so only a wrong version of them counts.
const mayBeAbsent = (entry) =>
  Boolean(entry.optional || entry.devOptional || entry.os || entry.cpu || entry.link)

/** Whether npm's record of node_modules matches the lock file, as after a manual `npm ci`. */
const matchesRecord = () => {
  const record = readText(installedFile)
  if (!record) return false
  const installed = JSON.parse(record).packages
  return Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) =>
      installed[path] ? installed[path].version === entry.version : mayBeAbsent(entry),
    )
}

const isInstalled = () => {
  if (!existsSync(inRoot('node_modules'))) return false
  if (readText(stampFile) === lockHash()) return true
  if (!matchesRecord()) return false
  writeFileSync(stampFile, lockHash())
  return true
}

// On Windows npm cannot replace a running program.
const runsFromPackages = () =>
  process.platform === 'win32' && process.execPath.startsWith(inRoot('node_modules') + sep)

/** Installs the exact packages of package-lock.json if they are missing. Returns false on failure. */
export const install = async () => {
  if (isInstalled()) return true
  if (runsFromPackages()) {
    console.error('The packages have changed. Run `npm ci` once, then start again.')
    return false
  }
  console.log('Installing packages with npm ci (about a minute, once) ...')
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.log(
      'Ignore the EBADENGINE warnings about this older Node.js; Nextrung runs on the one being installed.',
    )
  }
  // Explicit, because NODE_ENV=production would omit the build tools of the web application.
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error(`npm ci exited with code ${code}; nothing was started. See its message above.`)
    return false
  }
  writeFileSync(stampFile, lockHash())
  return true
}
