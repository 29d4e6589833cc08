import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import startWasm, * as typst from '@myriaddreamin/typst-ts-web-compiler'
import { type ResumeDesign, resumeTemplates } from '@nextrung/contract/resume-design'
import { sans, serif } from './font-catalog.ts'
import { type FontCoverage, makeFontLoader } from './font-loader.ts'
import { printableView } from './printable-view.ts'
import type { ResumeView } from './resume-view.ts'

export type PrintContent = { view: ResumeView; title: string; design: ResumeDesign }

/** `pdf` is the finished file, `vector` the page renderer's input. */
export type PrintFormat = 'pdf' | 'vector'

export type PrintedResume = { bytes: Uint8Array; pageCount: number }

export type ResumeCompiler = {
  /** Throws if the template does not compile. No resume text may cause that. */
  compile: (content: PrintContent, format: PrintFormat) => Promise<PrintedResume>
  /** Bytes of WebAssembly memory in use; it only grows. */
  memoryBytes: () => number
}

const formats: Record<PrintFormat, number> = { vector: 0, pdf: 1 }
const fullDiagnostics = 3
const faces = { classic: serif.name, modern: sans.name, compact: sans.name }
const papers = { letter: 'us-letter', a4: 'a4' }

/** Loads the Typst compiler. It uses no network and reads only the templates and the vendored fonts. */
export async function loadCompiler(): Promise<ResumeCompiler> {
  const wasmFile = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  const { memory } = await startWasm({ module_or_path: readFileSync(wasmFile) })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  for (const name of ['parts', ...resumeTemplates]) {
    const source = readFileSync(new URL(`../templates/${name}.typ`, import.meta.url), 'utf8')
    compiler.add_source(`/${name}.typ`, source)
  }
  const fontLoader = makeFontLoader(readCoverage)

  return {
    memoryBytes: () => memory.buffer.byteLength,
    async compile({ view, title, design }, format) {
      if (fontLoader.loadFor(JSON.stringify({ view, title }))) await setFonts(compiler, fontLoader.families)
      const face = faces[design.template]
      const names = fontLoader.families.map((family) => family.name)
      const content = {
        ...printableView(view, fontLoader.printable),
        title: fontLoader.printable(title),
        author: view.name === '' ? [] : [fontLoader.printable(view.name)],
        paper: papers[design.paper],
        fonts: [face, ...names.filter((name) => name !== face)],
      }
      const layOut = (tight: boolean) => {
        compiler.map_shadow('/resume.json', new TextEncoder().encode(JSON.stringify({ ...content, tight })))
        return layOutPages(compiler, { template: `/${design.template}.typ`, format })
      }
      const roomy = layOut(false)
      if (roomy.pageCount === 1) return roomy
      const tight = layOut(true)
      return tight.pageCount < roomy.pageCount ? tight : roomy
    },
  }
}

function layOutPages(
  compiler: typst.TypstCompiler,
  { template, format }: { template: string; format: PrintFormat },
): PrintedResume {
  const world = compiler.snapshot(undefined, template, undefined)
  try {
    const artifact: { result?: unknown; diagnostics?: { message?: string }[] } = world.get_artifact(
      formats[format],
      fullDiagnostics,
    )
    if (!(artifact.result instanceof Uint8Array)) {
      const reasons = (artifact.diagnostics ?? []).map((diagnostic) => diagnostic.message)
      throw new Error(`The resume template did not compile: ${reasons.join('; ')}`)
    }
    const [pages] = JSON.parse(world.query(0, '<pages>', 'value'))
    return { bytes: artifact.result, pageCount: Number(pages) }
  } finally {
    world.free()
  }
}

async function setFonts(compiler: typst.TypstCompiler, families: { files: Uint8Array[] }[]): Promise<void> {
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
