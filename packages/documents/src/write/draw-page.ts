import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import startWasm, * as renderer from '@myriaddreamin/typst-ts-renderer'
import { outlinePage } from './outline-page.ts'

const bodyAndDefinitions = 3

const started = (async () => {
  const wasmFile = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-renderer/wasm')
  await startWasm({ module_or_path: readFileSync(wasmFile) })
  return new renderer.TypstRendererBuilder().build()
})()

/** One page (counted from 1) of a laid-out document as an outlines-only SVG. */
export async function drawPage(vector: Uint8Array, page: number): Promise<Uint8Array> {
  const drawer = await started
  const session = drawer.session_from_artifact(vector, 'vector')
  try {
    return new TextEncoder().encode(outlinePage(drawer.svg_data(session, bodyAndDefinitions), page))
  } finally {
    session.free()
  }
}
