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

// npm leaves out what another system needs, so only a wrong version of such a package counts.
const mayBeAbsent = (entry) =>
  Boolean(entry.optional || entry.devOptional || entry.os || entry.cpu || entry.link)

/** Whether npm's own record of node_modules holds what the lock asks for: true after any `npm ci` by hand. */
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

// Windows does not let npm replace the program that is running.
const runsFromPackages = () =>
  process.platform === 'win32' && process.execPath.startsWith(inRoot('node_modules') + sep)

/** Installs the exact packages of package-lock.json when they are not there. False when that did not work. */
export const install = async () => {
  if (isInstalled()) return true
  if (runsFromPackages()) {
    console.error('The packages have changed. Run `npm ci` once, then start again.')
    return false
  }
  console.log('Installing packages with npm ci (about a minute, once) ...')
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.log(
      'Its EBADENGINE lines are about this older Node.js; Nextrung runs on one that is being installed.',
    )
  }
  // Named, because NODE_ENV=production would leave out what builds the web application.
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error(`npm ci ended with code ${code}; nothing was started. Its own message is above.`)
    return false
  }
  writeFileSync(stampFile, lockHash())
  return true
}
