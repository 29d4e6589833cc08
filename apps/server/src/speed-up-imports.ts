import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/nextrung')
const largePackage = '/node_modules/drizzle-orm/'
const ownPackages = '@nextrung/'

/** How much V8 grows its young generation when it is full: V8's default, and not at all. */
const growth = { default: 2, none: 1 }

/**
 * Call this before importing the server, and the returned function afterwards. It caches compiled code between starts.
 * It also resolves most imports itself: for each of some 8,000, Node.js would look for the file and for the
 * `package.json` above it (the query builder's has 180 kB), which costs seconds and 200 MB. Loaded code stays in memory,
 * so a young generation that grew for it would sit idle afterwards: 70 MB (`npm run bench -- memory`).
 */
export const speedUpImports = (): (() => void) => {
  growNewSpace(growth.none)
  enableCompileCache(cacheFolder)
  const resolved = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, { parentURL, ...context }, next) => {
      const format = parentURL && formatOf(specifier, parentURL)
      if (format) return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
      if (!specifier.startsWith(ownPackages)) return next(specifier, { ...context, parentURL })
      // A name of our own means the same file wherever it is imported.
      const known = resolved.get(specifier) ?? next(specifier, { ...context, parentURL })
      resolved.set(specifier, known)
      return { ...known, shortCircuit: true }
    },
  })
  return () => growNewSpace(growth.default)
}

const growNewSpace = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

/** The format of a file imported by its path, where that is sure; otherwise Node.js finds out. */
const formatOf = (specifier: string, parentURL: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined
  if (parentURL.includes(largePackage) && parentURL.endsWith('.js')) return 'module'
  return specifier.endsWith('.ts') ? 'module-typescript' : undefined
}
