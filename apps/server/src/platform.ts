import type { Reader } from '@nextrung/documents/reader'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { FailPoints } from './fail-points.ts'
import type { Queue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Thinking } from './thinking/thinking.ts'

/** What every feature can build on. It knows no feature. */
export type Platform = {
  config: Config
  db: Database
  queue: Queue
  /** Runs the capabilities of the engine, and says what made each result. */
  thinking: Thinking
  reader: Reader
  /** Undefined where no SMTP server is set. */
  mailer: Mailer | undefined
  /** Keys counters and signed links, so that no address is stored in the database. */
  counterSecret: string
  log: Log
  metrics: Metrics
  now: () => Date
  /** Aborted when the server begins to stop: nobody should be kept waiting then. */
  stopping: AbortSignal
  failPoint: FailPoints
  /** Free bytes on the disk of the data folder. */
  freeDiskBytes: () => Promise<number>
}
