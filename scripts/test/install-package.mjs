import { existsSync } from 'node:fs'
import { run } from '../setup/run.mjs'

/** Installs a missing program with apt-get, but only on a CI machine where we are root. */
export const installPackage = async (name) => {
  const mayInstall = process.env.CI === 'true' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
}
