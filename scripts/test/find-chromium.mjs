import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { installPackage } from './install-package.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const known = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser that `npx playwright install chromium` put on this machine, where one did. */
const ofPlaywright = () => {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** The program file of a Chromium, or undefined. `CHROME_PATH` wins; one that names nothing is an error. */
export const findChromium = () => {
  const asked = process.env.CHROME_PATH
  if (asked && !existsSync(asked)) throw new Error(`CHROME_PATH names a file that is not there: ${asked}`)
  return [asked, ...onPath(), ...known, ofPlaywright()].find((file) => file && existsSync(file))
}

// Ubuntu has the same command, and under this name a pointer to its own store.
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** What to do on this machine to get a browser for the tests. */
export const howToGetChromium = () => {
  const command = isDebian() ? 'apt-get install chromium' : 'npx playwright install chromium'
  return `run \`${command}\`, or set CHROME_PATH to the program file of a Chromium or Chrome.`
}

/** As `findChromium`; a continuous integration machine that is Debian and ours to change gets the missing browser. */
export const findOrInstallChromium = async () => {
  const found = findChromium()
  if (found) return found
  await installPackage('chromium')
  return findChromium()
}
