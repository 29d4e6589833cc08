import type { ReadDocument } from '@nextrung/contract/read-document'
import { makeFairQueue } from './fair-queue.ts'
import { ReaderProcess } from './reader-process.ts'
import { makeWarmProcess } from './warm-process.ts'

export type ReaderLimits = { timeoutMs?: number; maxRssBytes?: number; concurrency?: number; idleMs?: number }

export type Reader = {
  /**
   * Reads one file in a process of its own that is killed at its limits.
   * @throws ReadError for every file that cannot be read; its message is a sentence for the person
   * Files of one owner never take the last free place, and wait behind those of others who had fewer.
   * @throws ReaderClosedError when its turn comes after `drain` or `close`, or `close` ends it
   * @throws QueueFullError when too many files wait already
   */
  read(input: { fileName: string; bytes: Uint8Array; owner?: string }): Promise<ReadDocument>
  /** Has a process load for a file that may come soon. It is ended again when none does. */
  prepare(): void
  /** Starts on no further file; those being read are finished. */
  drain(): void
  /** Ends all processes; reads under way fail. */
  close(): void
}

/** Thrown for a file that the reader cannot read because it is about to end. */
export class ReaderClosedError extends Error {
  override name = 'ReaderClosedError'
}

// Each file that waits is held in memory.
const mostWaiting = 40
const mostWaitingOfOne = 12

/**
 * Makes a reader of uploaded files. Defaults: 8 s and 512 MB of memory a file, two files at a time; further
 * ones wait. After a file one process waits ready for the next, for a minute; it does not keep the program running.
 */
export function createReader(limits: ReaderLimits = {}): Reader {
  const { timeoutMs = 8000, maxRssBytes = 512 * 1024 * 1024, concurrency = 2, idleMs = 60_000 } = limits
  const running = new Set<ReaderProcess>()
  const turns = makeFairQueue({ atOnce: concurrency, mostWaiting, mostWaitingOfOne })
  const spare = makeWarmProcess(() => new ReaderProcess(maxRssBytes), idleMs)
  let isClosed = false
  let isDraining = false

  return {
    async read(input) {
      const giveBack = await turns.take(input.owner ?? '')
      try {
        if (isDraining) throw new ReaderClosedError('The reader takes no further file.')
        const child = spare.take()
        running.add(child)
        try {
          return await child.read(input, timeoutMs)
        } catch (error) {
          // A process ended by `close` says nothing about its file.
          throw isClosed ? new ReaderClosedError('The reader was closed.', { cause: error }) : error
        } finally {
          running.delete(child)
          spare.prepare()
        }
      } finally {
        giveBack()
      }
    },
    prepare: spare.prepare,
    drain() {
      isDraining = true
    },
    close() {
      isDraining = true
      isClosed = true
      spare.close()
      for (const child of running) child.kill()
    },
  }
}
