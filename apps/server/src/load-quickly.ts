import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/nextrung')
const largePackage = '/node_modules/drizzle-orm/'

/**
 * To be called before the server is imported. Compiled code is kept between starts. And Node.js reads the
 * `package.json` of the query builder (180 kB) again for each of its files, which costs 0.4 s and 200 MB: its own
 * files are ES modules, which name one another by path.
 */
export const loadQuickly = (): void => {
  enableCompileCache(cacheFolder)
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && isOfLargePackage(context.parentURL)
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  })
}

const isOfLargePackage = (url = ''): boolean => url.includes(largePackage) && url.endsWith('.js')
