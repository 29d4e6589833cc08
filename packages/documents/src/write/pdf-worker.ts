import { parentPort } from 'node:worker_threads'
import { loadCompiler, type PdfContent } from './typst-compiler.ts'

/** What the worker answers to a `PdfContent`. */
export type PdfAnswer = { pdf: Uint8Array; memoryBytes: number } | { error: string }

const compiler = loadCompiler()

parentPort?.on('message', async (content: PdfContent) => {
  let answer: PdfAnswer
  try {
    const { compile, memoryBytes } = await compiler
    answer = { pdf: await compile(content), memoryBytes: memoryBytes() }
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})
