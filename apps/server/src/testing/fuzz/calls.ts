import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call } from '@nextrung/contract/call'

const folder = join(import.meta.dirname, '../../../../../packages/contract/src')

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).sort()
const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))

/** Every call in the contract, by route, such as `GET /health`. */
export const calls: ReadonlyMap<string, Call> = new Map(
  modules
    .flatMap((one): unknown[] => Object.values(one as object))
    .filter(isCall)
    .map((call) => [`${call.method} ${call.path}`, call]),
)
