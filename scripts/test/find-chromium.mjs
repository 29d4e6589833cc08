import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installPackage } from './install-package.mjs'

// The shell without windows comes first: it runs the browser tests in about two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const known = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser installed by `npx playwright install chromium`, if any. */
const ofPlaywright = () => {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The path of a Chromium executable, or undefined. `CHROME_PATH` takes precedence; a wrong one is an error. */
export const findChromium = () => {
  const asked = process.env.CHROME_PATH
  if (asked && !existsSync(asked)) throw new Error(`CHROME_PATH names a file that does not exist: ${asked}`)
  return [asked, ...onPath(), ...known, ofPlaywright()].find((file) => file && existsSync(file))
}

// Ubuntu also has apt-get, but its chromium package only points to the snap store.
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** How to install a browser for the tests on this machine. */
export const howToGetChromium = () => {
  const command = isDebian() ? 'apt-get install chromium-headless-shell' : 'npx playwright install chromium'
  return `run \`${command}\`, or set CHROME_PATH to the executable of Chromium or Chrome.`
}

/** Like `findChromium`, but installs a missing browser on a Debian CI machine where we are root. */
export const findOrInstallChromium = async () => {
  const found = findChromium()
  if (found) return found
  await installPackage('chromium-headless-shell')
  return findChromium()
}
