import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import startWasm, * as typst from '@myriaddreamin/typst-ts-web-compiler'
import { breakLongWords } from './break-long-words.ts'
import { type FontCoverage, makeFontShelf } from './font-shelf.ts'
import { blockText, type ResumeView } from './resume-view.ts'

export type PdfContent = { view: ResumeView; title: string; language: string }

export type ResumeCompiler = {
  /** Throws when the template does not compile, which no text of a resume may cause. */
  compile: (content: PdfContent) => Promise<Uint8Array>
  /** Bytes of WebAssembly memory in use; it only grows. */
  memoryBytes: () => number
}

const template = '/resume.typ'
const pdfFormat = 1
const fullDiagnostics = 3

/** Loads the Typst compiler. It needs no network and reads only the template and the vendored fonts. */
export async function loadCompiler(): Promise<ResumeCompiler> {
  const wasmFile = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const { memory } = await startWasm({ module_or_path: readFileSync(wasmFile) })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  compiler.add_source(template, readFileSync(new URL('../templates/resume.typ', import.meta.url), 'utf8'))
  const shelf = makeFontShelf(readCoverage)

  return {
    memoryBytes: () => memory.buffer.byteLength,
    async compile({ view, title, language }) {
      if (shelf.loadFor(JSON.stringify({ view, title }))) await giveFonts(compiler, shelf.families)
      const content = {
        ...printableView(view, shelf.printable),
        title: shelf.printable(title),
        author: view.name === '' ? [] : [shelf.printable(view.name)],
        language,
        fonts: shelf.families.map((family) => family.name),
      }
      const layOut = (compact: boolean) => {
        compiler.map_shadow('/resume.json', new TextEncoder().encode(JSON.stringify({ ...content, compact })))
        return layOutPages(compiler)
      }
      const roomy = layOut(false)
      if (roomy.pages === 1) return roomy.pdf
      const compact = layOut(true)
      return compact.pages < roomy.pages ? compact.pdf : roomy.pdf
    },
  }
}

/** The view as the fonts can show it; what has nothing left to show is left out. */
function printableView(view: ResumeView, printable: (text: string) => string): ResumeView {
  const fit = (key: string, value: unknown) =>
    typeof value === 'string' && key !== 'url' ? breakLongWords(printable(value)) : value
  const fitted: ResumeView = JSON.parse(JSON.stringify(view, fit))
  const sections = fitted.sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => blockText(block).trim() !== ''),
    }))
    .filter((section) => section.blocks.length > 0)
  return { ...fitted, sections, contact: fitted.contact.filter((part) => part.text.trim() !== '') }
}

function layOutPages(compiler: typst.TypstCompiler): { pdf: Uint8Array; pages: number } {
  const world = compiler.snapshot(undefined, template, undefined)
  try {
    const artifact: { result?: unknown; diagnostics?: { message?: string }[] } = world.get_artifact(
      pdfFormat,
      fullDiagnostics,
    )
    if (!(artifact.result instanceof Uint8Array)) {
      const reasons = (artifact.diagnostics ?? []).map((diagnostic) => diagnostic.message)
      throw new Error(`The resume template did not compile: ${reasons.join('; ')}`)
    }
    const [pages] = JSON.parse(world.query(0, '<pages>', 'value'))
    return { pdf: artifact.result, pages: Number(pages) }
  } finally {
    world.free()
  }
}

async function giveFonts(compiler: typst.TypstCompiler, families: { files: Uint8Array[] }[]): Promise<void> {
  const builder = new typst.TypstFontResolverBuilder()
  for (const file of families.flatMap((family) => family.files)) builder.add_raw_font(file)
  const fonts = await builder.build()
  compiler.set_fonts(fonts)
  fonts.free()
}

function readCoverage(font: Uint8Array): FontCoverage {
  const builder = new typst.TypstFontResolverBuilder()
  const { info }: { info: { coverage: FontCoverage }[] } = builder.get_font_info(font)
  builder.free()
  return info[0]?.coverage ?? []
}
