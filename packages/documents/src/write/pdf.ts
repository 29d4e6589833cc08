import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cleanLine } from './clean-text.ts'
import type { PdfAnswer } from './pdf-worker.ts'
import { resumeTitle } from './resume-title.ts'
import { resumeView } from './resume-view.ts'
import type { PdfContent } from './typst-compiler.ts'
import type { WriteInput } from './write-input.ts'

// The compiler keeps what it laid out (about 2 MB a document) and has no way to forget it, so its thread
// is replaced when it has grown to this.
const mostMemoryBytes = 100_000_000
const mostMs = 30_000
const idleMs = 300_000

let worker: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * A resume as a tagged US Letter PDF with embedded fonts. The same input gives the same bytes. The compiler
 * runs in a thread of its own, one document at a time, loaded with the first one.
 * @throws Error when laying out fails or takes longer than 30 s.
 */
export function writePdf(input: WriteInput): Promise<Uint8Array> {
  const view = resumeView(input.document)
  const language = /^[a-z]{2,3}\b/iu.exec(cleanLine(input.language))?.[0].toLowerCase() ?? view.language
  const content = { view, title: resumeTitle(input.title, view.name), language }
  const pdf = queue.then(() => compileInThread(content))
  queue = pdf.catch(() => undefined)
  return pdf
}

async function compileInThread(content: PdfContent): Promise<Uint8Array> {
  clearTimeout(idleTimer)
  const thread = worker ?? startThread()
  thread.ref()
  try {
    const answer = await ask(thread, content)
    if ('error' in answer) throw new Error(answer.error)
    if (answer.memoryBytes > mostMemoryBytes) await retire(thread)
    return answer.pdf
  } catch (error) {
    await retire(thread)
    throw error
  } finally {
    thread.unref()
    idleTimer = setTimeout(() => void retire(thread), idleMs).unref()
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  worker = thread
  // A thread that fails while it is idle must not end the process; the next document gets a new one.
  thread.on('error', () => forget(thread))
  thread.on('exit', () => forget(thread))
  return thread
}

async function ask(thread: Worker, content: PdfContent): Promise<PdfAnswer> {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(mostMs)])
  const stopped = once(thread, 'exit', { signal }).then(() => {
    throw new Error('The PDF writer stopped')
  })
  try {
    const answered: Promise<PdfAnswer[]> = once(thread, 'message', { signal })
    thread.postMessage(content)
    const [answer] = await Promise.race([answered, stopped])
    if (answer === undefined) throw new Error('The PDF writer gave no answer')
    return answer
  } finally {
    settled.abort()
    await stopped.catch(() => undefined)
  }
}

function forget(thread: Worker): void {
  if (worker === thread) worker = undefined
}

async function retire(thread: Worker): Promise<void> {
  forget(thread)
  await thread.terminate()
}
