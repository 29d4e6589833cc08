import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/client.ts'
import type { JobDefinition } from './define-job.ts'

/** Durable work in the same database. A job that was enqueued in a transaction exists if that commits. */
export type Queue = {
  enqueue<Input extends object>(tx: Database, job: JobDefinition<Input>, input: Input): Promise<void>
  /** Removes what is about a person (an input's `userId`), in whatever state it is. */
  drop(tx: Database, userId: number): Promise<void>
  /** Makes the kind known without taking jobs of it. */
  declare(job: Omit<JobDefinition<object>, 'input'>): Promise<void>
  /** Starts to take jobs of this kind. */
  work<Input extends object>(
    job: JobDefinition<Input>,
    perform: (input: Input) => Promise<void>,
  ): Promise<void>
  /** Finishes what runs within `withinMs`, and hands back the rest. */
  stop(withinMs: number): Promise<void>
}

/** How long a job that is done stands in the queue's table, with what it was about. */
export const finishedJobsKeptDays = 7

const heartbeatSeconds = 10
const pollSeconds = 2
const schema = 'jobs'
// Its tables are tidied up in one statement each, which takes longer than what a person waits for.
const deadlines = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  query_timeout: 32_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Starts the queue's own tables and timers. `onError` hears of trouble in the background. */
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
      retryLimit: job.tries - 1,
      retryDelay: job.retry?.afterSeconds ?? 1,
      ...(job.retry ? { retryBackoff: true, retryDelayMax: job.retry.longestSeconds } : {}),
      deleteAfterSeconds: finishedJobsKeptDays * 24 * 3600,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds,
      notify: true,
    })
    // The queue looks itself up the first time it is used, on a connection of its own. Inside a transaction the embedded
    // database, which has one session, would wait for itself; so it is used once before.
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
      // The embedded database belongs to this process alone, so what was active died with an earlier one.
      if (driver.kind === 'embedded')
        await driver.lite.query(
          `update ${schema}.job set state = 'retry', start_after = now() where state = 'active' and name = $1`,
          [job.name],
        )
      const worker = await boss.work(
        job.name,
        {
          pollingIntervalSeconds: pollSeconds,
          // Being told of new work leaves out what waits for another try, and what came while all were busy.
          notifyPollingIntervalSeconds: pollSeconds,
          localConcurrency: job.atOnce,
          localGroupConcurrency: job.atOnceOfOne ?? job.atOnce,
        },
        async (jobs) => {
          try {
            for (const { data } of jobs) await perform(job.input.parse(data))
          } finally {
            // More may wait, and nobody tells of it again.
            boss.notifyWorker(worker)
          }
        },
      )
    },
    stop: (withinMs) => boss.stop({ graceful: true, timeout: withinMs, close: true }),
  }
}
