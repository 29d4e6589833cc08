import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/nextrung')
const largePackage = '/node_modules/drizzle-orm/'

/** By how much V8 enlarges its space for new objects when it is full: as it comes, and not at all. */
const growth = { asItComes: 2, none: 1 }

/**
 * To be called before the server is imported; what it returns is to be called after that. Compiled code is kept between
 * starts. And Node.js reads the `package.json` of the query builder (180 kB) again for each of its files, which costs
 * 0.4 s and 200 MB: its own files are ES modules, which name one another by path. What is loaded stays, so a space for
 * new objects that grew for it would lie idle afterwards: 70 MB (`npm run bench -- memory`).
 */
export const speedUpImports = (): (() => void) => {
  growNewSpace(growth.none)
  enableCompileCache(cacheFolder)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && isOfLargePackage(context.parentURL)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
  return () => growNewSpace(growth.asItComes)
}

const growNewSpace = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

const isOfLargePackage = (url = ''): boolean => url.includes(largePackage) && url.endsWith('.js')
