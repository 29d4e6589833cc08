import type { Reader } from '@nextrung/documents/reader'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { FailPoints } from './fail-points.ts'
import type { Queue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Thinking } from './thinking/thinking.ts'

/** What every feature can use. It depends on no feature. */
export type Platform = {
  config: Config
  db: Database
  queue: Queue
  /** Runs the engine's capabilities, and reports what produced each result. */
  thinking: Thinking
  reader: Reader
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined
  /** Secret for hashing counter keys and signing links, so no address is stored in the database. */
  counterSecret: string
  log: Log
  metrics: Metrics
  now: () => Date
  /** Aborted when the server begins to stop, so nobody is kept waiting. */
  stopping: AbortSignal
  failPoint: FailPoints
  /** Free bytes on the disk of the data folder. */
  freeDiskBytes: () => Promise<number>
}
