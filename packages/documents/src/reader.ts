import type { ReadDocument } from '@nextrung/contract/read-document'
import { makeFairQueue } from './fair-queue.ts'
import { ReaderProcess } from './reader-process.ts'
import { makeWarmProcess } from './warm-process.ts'

export type ReaderLimits = {
  maxProcessorMs?: number
  stalledMs?: number
  maxRssBytes?: number
  concurrency?: number
  idleMs?: number
}

export type Reader = {
  /**
   * Reads one file in its own process, which is killed when it exceeds a limit.
   * Files from one owner never take the last free slot, and queue behind owners who were served less recently.
   * @throws ReadError for any file that cannot be read; its message is a sentence for the person
   * @throws ReaderClosedError when the file's turn comes after `drain` or `close`, or `close` interrupts it
   * @throws ReaderStalledError when the machine is too busy to read it
   * @throws QueueFullError when too many files are already queued
   */
  read(input: { fileName: string; bytes: Uint8Array; owner?: string }): Promise<ReadDocument>
  /** Starts loading a process for a file that may come soon. It is killed again if none does. */
  prepare(): void
  /** Stops accepting files; those being read are finished. */
  drain(): void
  /** Kills all processes; running reads fail. */
  close(): void
}

/** Thrown when the reader cannot read a file because it is shutting down. */
export class ReaderClosedError extends Error {
  override name = 'ReaderClosedError'
}

// Queued files are held in memory.
const maxQueued = 40
const maxQueuedPerOwner = 12

/**
 * Creates a reader for uploaded files. By default a file gets 8 s of processor time and 512 MB of memory, and two
 * files are read at a time; others queue. After each file one process stays warm for the next, for a minute. It does not keep the program
 * running.
 */
export function createReader(limits: ReaderLimits = {}): Reader {
  const { maxProcessorMs = 8000, maxRssBytes = 512 * 1024 * 1024 } = limits
  const { stalledMs = 60_000, concurrency = 2, idleMs = 60_000 } = limits
  const running = new Set<ReaderProcess>()
  const queue = makeFairQueue({ concurrency, maxQueued, maxQueuedPerOwner })
  const warm = makeWarmProcess(() => new ReaderProcess({ maxRssBytes, maxProcessorMs }), idleMs)
  let isClosed = false
  let isDraining = false

  return {
    async read(input) {
      const release = await queue.acquire(input.owner ?? '')
      try {
        if (isDraining) throw new ReaderClosedError('The reader accepts no more files.')
        const child = warm.take()
        running.add(child)
        try {
          return await child.read(input, stalledMs)
        } catch (error) {
          // A process killed by `close` says nothing about its file.
          throw isClosed ? new ReaderClosedError('The reader was closed.', { cause: error }) : error
        } finally {
          running.delete(child)
          warm.prepare()
        }
      } finally {
        release()
      }
    },
    prepare: warm.prepare,
    drain() {
      isDraining = true
    },
    close() {
      isDraining = true
      isClosed = true
      warm.close()
      for (const child of running) child.kill()
    },
  }
}
