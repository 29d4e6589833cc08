import type { Reader } from '@nextrung/documents/reader'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { FailPoints } from './fail-points.ts'
import type { Identity } from './features/identity/identity.ts'
import type { OpenIdProvider } from './features/identity/provider/openid-provider.ts'
import type { PaymentProvider } from './features/subscription/payments/payment-provider.ts'
import type { Queue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { SignedIn } from './signed-in.ts'
import type { Thinking } from './thinking/thinking.ts'

/** What every verb and job has at hand. */
export type Services = {
  config: Config
  db: Database
  queue: Queue
  /** Runs the capabilities of the engine, and says what made each result. */
  thinking: Thinking
  reader: Reader
  /** Undefined where no SMTP server is set. */
  mailer: Mailer | undefined
  /** Undefined where this server takes no payments. */
  payments: PaymentProvider | undefined
  identity: Identity
  /** Undefined where no Google client, or one of another OpenID provider, is set. */
  google: OpenIdProvider | undefined
  /** Keys the counters of sign-in attempts, so that no address stands in the database. */
  counterSecret: string
  log: Log
  metrics: Metrics
  /** Counts an id that a person asked for and that is not theirs. */
  countMiss: (userId: number) => Promise<{ count: number; endsInSeconds: number }>
  /** Writes down that a person asked for too much that is not theirs. */
  noteDenied: (userId: number, request: { id: string; ip: string; headers: Headers }) => Promise<void>
  now: () => Date
  /** Aborted when the server begins to stop: nobody should be kept waiting then. */
  stopping: AbortSignal
  failPoint: FailPoints
  /** Free bytes on the disk of the data folder. */
  freeDiskBytes: () => Promise<number>
}

/** What a verb of a signed-in call receives. */
export type Context = Services & { user: SignedIn }
