import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import startWasm, * as typst from '@myriaddreamin/typst-ts-web-compiler'

export type TypstPages = {
  /** The PDF of a Typst source. Throws if the source does not compile. */
  compile: (source: string) => Uint8Array
  /** The text without the characters that no font has. */
  printable: (text: string) => string
  /** Bytes of WebAssembly memory in use. About 1.3 MB per document are never given back. */
  memoryBytes: () => number
}

const fontFolder = new URL('../../../packages/documents/fonts/', import.meta.url)
// A fixed set, so that a page does not depend on the pages drawn before it. The last one is there for its symbols.
const fontFiles = [
  'source-serif-4-regular.ttf',
  'source-serif-4-italic.ttf',
  'source-serif-4-semibold.ttf',
  'source-sans-3-regular.ttf',
  'source-sans-3-italic.ttf',
  'source-sans-3-semibold.ttf',
  'noto-serif-regular.ttf',
  'noto-sans-sc-regular.ttf',
]
const pdf = 1
const fullDiagnostics = 3

/** Loads the Typst compiler with the project's fonts. */
export async function loadTypst(): Promise<TypstPages> {
  const wasmFile = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const { memory } = await startWasm({ module_or_path: readFileSync(wasmFile) })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  const files = fontFiles.map((file) => readFileSync(new URL(file, fontFolder)))
  const resolver = new typst.TypstFontResolverBuilder()
  for (const file of files) resolver.add_raw_font(file)
  const fonts = await resolver.build()
  compiler.set_fonts(fonts)
  const covered = new Set(files.flatMap(coveredBy))

  return {
    memoryBytes: () => memory.buffer.byteLength,
    printable: (text) => [...text].filter((character) => covered.has(character.codePointAt(0) ?? 0)).join(''),
    compile(source) {
      compiler.add_source('/resume.typ', source)
      const world = compiler.snapshot(undefined, '/resume.typ', undefined)
      try {
        const artifact: { result?: unknown; diagnostics?: { message?: string }[] } = world.get_artifact(
          pdf,
          fullDiagnostics,
        )
        if (artifact.result instanceof Uint8Array) return artifact.result
        const reasons = (artifact.diagnostics ?? []).map((diagnostic) => diagnostic.message)
        throw new Error(`The drawn resume did not compile: ${reasons.join('; ')}`)
      } finally {
        world.free()
      }
    },
  }
}

/** The code points of a font, which come as alternating lengths of gaps and covered runs. */
function coveredBy(font: Uint8Array): number[] {
  const builder = new typst.TypstFontResolverBuilder()
  const { info }: { info: { coverage: number[] }[] } = builder.get_font_info(font)
  builder.free()
  const codes: number[] = []
  let code = 0
  for (const [index, length] of (info[0]?.coverage ?? []).entries()) {
    for (let i = 0; index % 2 === 1 && i < length; i++) codes.push(code + i)
    code += length
  }
  return codes
}
