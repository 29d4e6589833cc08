import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, independent of the current directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inRoot = (...parts) => join(root, ...parts)
