import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/client.ts'
import type { JobDefinition } from './define-job.ts'

/** A durable queue in the same database. A job enqueued in a transaction exists only if the transaction commits. */
export type Queue = {
  enqueue<Input extends object>(tx: Database, job: JobDefinition<Input>, input: Input): Promise<void>
  /** Deletes a person's jobs (by the input's `userId`), in any state. */
  drop(tx: Database, userId: number): Promise<void>
  /** Registers the kind without running its jobs. */
  declare(job: Omit<JobDefinition<object>, 'input'>): Promise<void>
  /** Starts running jobs of this kind. */
  work<Input extends object>(
    job: JobDefinition<Input>,
    perform: (input: Input) => Promise<void>,
  ): Promise<void>
  /** Waits up to `withinMs` for running jobs and returns the rest to the queue. */
  stop(withinMs: number): Promise<void>
}

/** How long a finished job stays in the queue's table, including its input. */
export const finishedJobsKeptDays = 7

const heartbeatSeconds = 10
const pollSeconds = 2
const schema = 'jobs'
// Each table is cleaned up in a single statement, which takes longer than a person's request may.
const deadlines = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  query_timeout: 32_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Creates the queue's tables and starts its timers. `onError` receives background errors. */
export const openQueue = async (
  database: OpenDatabase,
  onError: (error: unknown) => void,
): Promise<Queue> => {
  const { driver } = database
  const boss = new PgBoss({
    ...(driver.kind === 'embedded'
      ? { db: fromPglite(driver.lite), backend: 'pglite' as const }
      : { connectionString: driver.url, max: 4, application_name: 'nextrung jobs', ...deadlines }),
    schema,
    useListenNotify: true,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  })
  boss.on('error', onError)
  await boss.start()
  const made = new Set<string>()

  const ensureQueue = async (job: Omit<JobDefinition<object>, 'input'>) => {
    if (made.has(job.name)) return
    await boss.createQueue(job.name, {
      retryLimit: job.maxAttempts - 1,
      retryDelay: job.retry?.afterSeconds ?? 1,
      ...(job.retry ? { retryBackoff: true, retryDelayMax: job.retry.longestSeconds } : {}),
      deleteAfterSeconds: finishedJobsKeptDays * 24 * 3600,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds,
      notify: true,
    })
    // pg-boss looks the queue up on first use, on a separate connection. Inside a transaction that would deadlock the
    // embedded database, which has a single session, so use the queue once beforehand.
    await boss.findJobs(job.name, { id: randomUUID() })
    made.add(job.name)
  }

  return {
    enqueue: async (tx, job, input) => {
      await boss.send(job.name, input, {
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
        ...('userId' in input ? { group: { id: String(input.userId) } } : {}),
      })
    },
    drop: async (tx, userId) => {
      await tx.execute(
        sql`delete from ${sql.identifier(schema)}.job where data ->> 'userId' = ${String(userId)}`,
      )
    },
    declare: ensureQueue,
    work: async (job, perform) => {
      await ensureQueue(job)
      // Only this process uses the embedded database, so active jobs are left over from a process that died.
      if (driver.kind === 'embedded')
        await driver.lite.query(
          `update ${schema}.job set state = 'retry', start_after = now() where state = 'active' and name = $1`,
          [job.name],
        )
      const worker = await boss.work(
        job.name,
        {
          pollingIntervalSeconds: pollSeconds,
          // Notifications cover neither retries nor jobs that arrived while all workers were busy.
          notifyPollingIntervalSeconds: pollSeconds,
          localConcurrency: job.concurrency,
          localGroupConcurrency: job.concurrencyPerPerson ?? job.concurrency,
        },
        async (jobs) => {
          try {
            for (const { data } of jobs) await perform(job.input.parse(data))
          } finally {
            // More jobs may be waiting, and no further notification will come for them.
            boss.notifyWorker(worker)
          }
        },
      )
    },
    stop: (withinMs) => boss.stop({ graceful: true, timeout: withinMs, close: true }),
  }
}
