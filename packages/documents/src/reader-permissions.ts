import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

declare global {
  namespace NodeJS {
    interface ProcessPermission {
      /** Gives up a right for good; not in every Node.js 24. */
      drop?(scope: string): void
    }
  }
}

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/nextrung-reader', import.meta.url))

/** Whether this version of Node.js is known to let a process give up rights: 25 and the first of 26 are not. */
export const canDropPermissions = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 27 || (major === 24 && minor >= 21)
}

// The program's own folder may be read-only; Node.js is not asked to make out what to do then.
const canKeepFiles = (): boolean => {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    accessSync(cacheFolder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * What a process that reads files may do, as arguments and environment of Node.js: read files and start its watchdog.
 * Until the file comes it may keep compiled code, which halves the work of loading; `dropPermissions` ends that.
 */
export const readerPermissions = (): { flags: string[]; env: Record<string, string> } => {
  const flags = ['--permission', '--allow-fs-read=*', '--allow-worker']
  if (!canDropPermissions(process.versions.node) || !canKeepFiles()) return { flags, env: {} }
  const folders = [cacheFolder, join(cacheFolder, '*')]
  return {
    flags: [...flags, ...folders.map((folder) => `--allow-fs-write=${folder}`)],
    env: { NODE_COMPILE_CACHE: cacheFolder },
  }
}

/**
 * To be called when all is loaded and before the file is read.
 * @throws Error where the process could still write a file
 */
export const dropPermissions = (): void => {
  // A new thread would begin with the rights that the process was started with.
  for (const scope of ['worker', 'fs.write']) process.permission.drop?.(scope)
  if (process.permission.has('fs.write', cacheFolder)) throw new Error('The reader can still write files.')
}
