import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'

const needed = 24

const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])

/** Node.js comes as an npm package for these systems, so an older installed Node.js is enough to start. */
const packagedNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return inRoot('node_modules', `node-${system}-${process.arch}`, 'bin', file)
}

// The file existing is not enough: a system without glibc cannot run it.
const runs = (file) => {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return status === 0 && majorOf(stdout.trim()) >= needed
}

/** The Node.js to run the application with, or undefined if there is none. Call it after installing. */
export const findNode = () => {
  if (majorOf(process.version) >= needed) return process.execPath
  const packaged = packagedNode()
  return existsSync(packaged) && runs(packaged) ? packaged : undefined
}

export const missingNodeMessage =
  `Nextrung runs on Node.js ${needed}, and this is ${process.version} on ${process.platform} ${process.arch}, ` +
  `for which no packaged Node.js ${needed} was installed. Install Node.js ${needed} from https://nodejs.org and start again.` +
  (process.platform === 'darwin' ? ' On a Mac this is always needed once.' : '')
