import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

declare global {
  namespace NodeJS {
    interface ProcessPermission {
      /** Drops a permission irrevocably. Not every Node.js 24 has it. */
      drop?(scope: string): void
    }
  }
}

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/nextrung-reader', import.meta.url))

/** Whether this Node.js version is known to let a process drop permissions: 25 and early 26 are not. */
export const canDropPermissions = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 27 || (major === 24 && minor >= 21)
}

// The program's folder may be read-only. Check here, instead of leaving it to Node.js to cope.
const isCacheWritable = (): boolean => {
  try {
    mkdirSync(cacheFolder, { recursive: true })
    accessSync(cacheFolder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Node.js flags and environment that let a reader process only read files and start its watchdog. Until its file
 * arrives it may also write to the compile cache, which halves the loading work; `dropPermissions` ends that.
 */
export const readerPermissions = (): { flags: string[]; env: Record<string, string> } => {
  const flags = ['--permission', '--allow-fs-read=*', '--allow-worker']
  if (!canDropPermissions(process.versions.node) || !isCacheWritable()) return { flags, env: {} }
  const folders = [cacheFolder, join(cacheFolder, '*')]
  return {
    flags: [...flags, ...folders.map((folder) => `--allow-fs-write=${folder}`)],
    env: { NODE_COMPILE_CACHE: cacheFolder },
  }
}

/**
 * Call this once everything is loaded and before the file is read.
 * @throws Error if the process could still write files
 */
export const dropPermissions = (): void => {
  // A new thread would start with the permissions that the process was started with.
  for (const scope of ['worker', 'fs.write']) process.permission.drop?.(scope)
  if (process.permission.has('fs.write', cacheFolder)) throw new Error('The reader can still write files.')
}
