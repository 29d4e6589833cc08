import { parentPort } from 'node:worker_threads'
import { loadCompiler, type PrintContent, type PrintedResume } from './typst-compiler.ts'

/** A PDF, or one page of it as SVG. */
export type PrintRequest = PrintContent & { page?: number }

/** The worker's answer to a `PrintRequest`; no bytes when the page does not exist. */
export type PrintAnswer =
  | { bytes: Uint8Array | undefined; pageCount: number; memoryBytes: number }
  | { error: string }

const compiler = loadCompiler()

async function print({
  page,
  ...content
}: PrintRequest): Promise<Partial<PrintedResume> & { pageCount: number }> {
  const { compile } = await compiler
  if (page === undefined) return compile(content, 'pdf')
  const { bytes, pageCount } = await compile(content, 'vector')
  if (page > pageCount) return { pageCount }
  const { drawPage } = await import('./draw-page.ts')
  return { bytes: await drawPage(bytes, page), pageCount }
}

parentPort?.on('message', async (request: PrintRequest) => {
  let answer: PrintAnswer
  try {
    const { bytes, pageCount } = await print(request)
    answer = { bytes, pageCount, memoryBytes: (await compiler).memoryBytes() }
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})
