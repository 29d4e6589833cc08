import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const inSource = (path: string) => fileURLToPath(new URL(`src/features/exercises/${path}`, import.meta.url))
const inPackage = (path: string) => fileURLToPath(import.meta.resolve(path))

const runners = ['javascript', 'typescript', 'python', 'sql', 'text'].map((name) => `${name}-runner`)
const cages = ['code', 'markup']

/** Files that runners need, and where they come from. */
const files = (): Record<string, string> => {
  const pglite = new URL('.', import.meta.resolve('@electric-sql/pglite'))
  const inPglite = (name: string) => fileURLToPath(new URL(name, pglite))
  return {
    'pglite.wasm': inPglite('pglite.wasm'),
    'pglite.data': inPglite('pglite.data'),
    'initdb.wasm': inPglite('initdb.wasm'),
    'micropython.wasm': inPackage('@micropython/micropython-webassembly-pyscript/micropython.wasm'),
  }
}

/** Libraries bring branches for Node.js, which never run here. */
const withoutNode = {
  name: 'without-node',
  resolveId: (id: string) => (isBuiltin(id) ? '\0nothing' : undefined),
  load: (id: string) => (id === '\0nothing' ? 'export default {}' : undefined),
}

/**
 * One classic script without imports, because nothing can be loaded where it runs, and browsers start no module workers
 * in a frame without an origin. Its declarations are out of reach of the code that it evaluates.
 */
const bundle = async (path: string): Promise<string> => {
  const build = await rolldown({
    input: inSource(path),
    platform: 'browser',
    plugins: [withoutNode],
    shimMissingExports: true,
    logLevel: 'silent',
    transform: { define: { 'import.meta.url': JSON.stringify('https://runner.invalid/') } },
  })
  const { output } = await build.generate({ format: 'es', codeSplitting: false, minify: true })
  await build.close()
  return `"use strict";(async()=>{${output[0].code}})()`
}

const framePage = async (cage: string): Promise<string> => {
  const script = (await bundle(`cages/${cage}-cage.ts`)).trim().replaceAll('</', '<\\/')
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Exercise</title><script>${script}</script></html>\n`
}

/** The content of a file below the cages' path; `undefined` if there is none of that name. */
const contentOf = async (name: string): Promise<string | Buffer | undefined> => {
  const page = cages.find((cage) => name === `${cage}.html`)
  if (page) return framePage(page)
  const runner = runners.find((one) => name === `${one}.js`)
  if (runner) return bundle(`runners/${runner}.ts`)
  const path = files()[name]
  return path ? readFile(path) : undefined
}

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' }
const folder = 'exercise-cages'

/** Builds the frames in which a person's code runs, and the runners that run it there. */
export const exerciseCages = (): Plugin => ({
  name: 'exercise-cages',
  async generateBundle() {
    const names = [...cages.map((cage) => `${cage}.html`), ...runners.map((one) => `${one}.js`)]
    for (const name of [...names, ...Object.keys(files())]) {
      const source = await contentOf(name)
      if (source !== undefined) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    }
  },
  configureServer(server) {
    server.middlewares.use(`/${folder}/`, (request, response, next) => {
      const name = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
      contentOf(name)
        .then((content) => {
          if (content === undefined) return next()
          response.setHeader('content-type', types[name.split('.').pop() ?? ''] ?? 'application/octet-stream')
          response.end(content)
        })
        .catch(next)
    })
  },
})
