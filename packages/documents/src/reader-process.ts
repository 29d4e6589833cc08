import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ReadDocument } from '@nextrung/contract/read-document'
import { damagedFile, ReadError, readError, tooCostlyFile } from './read/read-error.ts'
import { costArguments, type ReaderCosts } from './reader-costs.ts'
import { reportedLimit } from './reader-limit-report.ts'
import { readerPermissions } from './reader-permissions.ts'
import { encodeRequest, ReadAnswer } from './reader-protocol.ts'

const childFile = fileURLToPath(new URL('./reader-child.ts', import.meta.url))
const maxAnswerBytes = 16 * 1024 * 1024
const heapMb = 256
const loadTimeoutMs = 60_000
const maxStderrChars = 4000
// Lower than the server's, so that on a busy machine reading files does not delay requests.
const priority = 5

type Exit = {
  code: number | null
  signal: NodeJS.Signals | null
  output: Buffer
  isTooLong: boolean
  stderr: string
}

/** Thrown when the machine did not get the work done. This says nothing about the file, so it may be tried again. */
export class ReaderStalledError extends Error {
  override name = 'ReaderStalledError'
}

/** A process that reads one file and exits. Until it is used it does not keep the program running. */
export class ReaderProcess {
  readonly #child: ChildProcess
  #startFailure: Error | undefined
  #stderr = ''
  #isLoaded = false
  #isStalled = false

  /** `program` replaces the reader in tests and must speak its protocol: report loading, take a request, answer. */
  constructor(costs: ReaderCosts, program = childFile) {
    const { flags, env } = readerPermissions()
    const options = [`--max-old-space-size=${heapMb}`, '--no-warnings', ...flags]
    this.#child = spawn(process.execPath, [...options, program, ...costArguments(costs)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Nothing from the server's environment: no keys, passwords or preloaded modules.
      env,
      windowsHide: true,
    })
    this.#child.once('error', (error) => {
      this.#startFailure = error
    })
    lowerPriority(this.#child)
    // If the child dies during a write, its exit reports that, not the broken pipe.
    this.#child.stdin?.on('error', () => {})
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-maxStderrChars)
    })
    // Its first output means it has loaded. Slow starts on a busy machine are not the file's fault.
    this.#child.stdout?.once('data', () => {
      this.#isLoaded = true
    })
    this.#hold(false)
  }

  isUsable(): boolean {
    return !this.#startFailure && this.#child.exitCode === null && this.#child.signalCode === null
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  /**
   * `stalledMs` limits the time that passes, which is the machine's more than the file's: keep it generous.
   * @throws ReadError for files that cannot be read, or cost too much processor time or memory
   * @throws ReaderStalledError when there is no answer after `stalledMs`
   */
  async read(input: { fileName: string; bytes: Uint8Array }, stalledMs: number): Promise<ReadDocument> {
    this.#hold(true)
    const giveUp = () => {
      this.#isStalled = true
      this.kill()
    }
    let deadline = setTimeout(giveUp, loadTimeoutMs)
    const startClock = () => {
      clearTimeout(deadline)
      deadline = setTimeout(giveUp, stalledMs)
    }
    if (this.#isLoaded) startClock()
    else this.#child.stdout?.once('data', startClock)
    try {
      const exit = this.#waitForExit()
      for (const part of encodeRequest(input)) this.#child.stdin?.write(part)
      this.#child.stdin?.end()
      const ended = await exit
      if (this.#isStalled && ended.signal) throw new ReaderStalledError('The reader did not answer.')
      return documentOf(input.fileName, ended)
    } finally {
      clearTimeout(deadline)
      this.kill()
    }
  }

  #waitForExit(): Promise<Exit> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      let size = 0
      this.#child.stdout?.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxAnswerBytes) this.kill()
        else chunks.push(chunk)
      })
      if (this.#startFailure) reject(this.#startFailure)
      this.#child.once('error', reject)
      this.#child.once('close', (code, signal) => {
        resolve({
          code,
          signal,
          output: Buffer.concat(chunks),
          isTooLong: size > maxAnswerBytes,
          stderr: this.#stderr,
        })
      })
    })
  }

  #hold(isHeld: boolean): void {
    for (const part of [this.#child, this.#child.stdin, this.#child.stdout, this.#child.stderr]) {
      if (part && (part === this.#child || part instanceof Socket)) {
        if (isHeld) part.ref()
        else part.unref()
      }
    }
  }
}

const lowerPriority = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, priority)
  } catch {
    // It has already exited, or the system does not allow it; then it keeps the normal priority.
  }
}

// Node aborts with this status at the heap limit on systems that report no signal.
const abortStatus = 134

function documentOf(fileName: string, exit: Exit): ReadDocument {
  const limit = reportedLimit(exit.stderr)
  if (limit) throw tooCostlyFile(limit)
  if (exit.isTooLong) throw tooCostlyFile('size')
  if (exit.signal === 'SIGABRT' || exit.code === abortStatus) throw tooCostlyFile('memory')
  if (exit.signal) throw readError('TOO_COMPLEX_FILE')
  if (exit.code !== 0) throw damagedFile(fileName, new Error(exit.stderr))
  const answer = parseAnswer(exit.output)
  if (!answer) throw damagedFile(fileName)
  if ('code' in answer) throw new ReadError(answer.code, answer.message)
  return answer.document
}

function parseAnswer(output: Buffer): ReadAnswer | undefined {
  try {
    return ReadAnswer.safeParse(JSON.parse(output.toString('utf8'))).data
  } catch {
    return undefined
  }
}
