import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Everything the browser loads along with these chunks: their imports, transitively. */
const withImports = (chunks: Map<string, Chunk>, names: string[]): Set<Chunk> => {
  const loaded = new Set<Chunk>()
  const load = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    chunk.imports.forEach(load)
  }
  names.forEach(load)
  return loaded
}

const brotliBytes = ({ code }: Chunk): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength

/** Builds the application in memory and measures what each screen loads, with and without the shell. */
export const measurePages = async (root: string) => {
  const built = await build({ root, logLevel: 'error', build: { write: false } })
  if (!('output' in built)) throw new Error('the build has more than one output')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const sizes = new Map(chunks.map((chunk) => [chunk, brotliBytes(chunk)]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const shell = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app/shell/shell.tsx'))
  if (!entry || !shell) throw new Error('the build has no entry or no shell')

  const routes = chunks.flatMap((chunk) => {
    const name = /\/src\/app\/routes\/(.+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
    return name ? [{ name, chunk }] : []
  })
  const measure = (names: string[]) =>
    [...withImports(byName, names)].reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0)
  return routes.map(({ name, chunk }) => ({
    name,
    standalone: measure([entry.fileName, chunk.fileName]),
    inShell: measure([entry.fileName, shell.fileName, chunk.fileName]),
  }))
}
