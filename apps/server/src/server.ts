import { statfs } from 'node:fs/promises'
import { createReader } from '@nextrung/documents/reader'
import { createEngine } from '@nextrung/engine/engine'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Route } from './app.ts'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import type { OpenDatabase } from './db/client.ts'
import { type FailPoints, noFailPoints } from './fail-points.ts'
import { readAuthSecret } from './features/identity/auth-secret.ts'
import { countMiss, sweepCounters } from './features/identity/identity.public.ts'
import { createIdentity } from './features/identity/identity.ts'
import { passwordsInTurns } from './features/identity/passwords-in-turns.ts'
import {
  analyzeResume,
  analyzeResumeJob,
  makeThinking,
  takeUpStranded,
} from './features/resumes/resumes.public.ts'
import { openQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import { measureDatabase } from './metrics/measure-database.ts'
import { performMeasured, showQueue } from './metrics/measure-queue.ts'
import { measureReader } from './metrics/measure-reader.ts'
import { createMetrics } from './metrics/metrics.ts'

export type Server = {
  app: FastifyInstance
  routes: Route[]
  services: Services
  /** Finishes requests, hands jobs back and closes everything but the database. */
  stop(): Promise<void>
}

const jobsFinishWithinMs = 5000
const closeIdleEveryMs = 100
const sweepEveryMs = 3600_000
const takeUpEveryMs = 60_000

/** Puts a server together on an open database: tables, secret, queue, reader, routes. It does not listen yet. */
export const createServer = async (input: {
  config: Config
  database: OpenDatabase
  log: Log
  now?: () => Date
  failPoint?: FailPoints | undefined
  freeDiskBytes?: () => Promise<number>
}): Promise<Server> => {
  const { config, database, log } = input
  const now = input.now ?? (() => new Date())
  const metrics = createMetrics({ ofProcess: config.metricsToken !== undefined })
  measureDatabase(database, metrics)
  showQueue(database.db, metrics)
  const secret = await readAuthSecret(config, database)
  const queue = await openQueue(database, (error) => log.error({ err: error }, 'queue'))
  const reader = createReader({ concurrency: config.limits.uploadsAtOnce })
  const thinking = makeThinking()
  const stopping = new AbortController()
  const services: Services = {
    config,
    db: database.db,
    queue,
    engine: createEngine(),
    thinking,
    reader: measureReader(reader, metrics),
    identity: createIdentity({ config, db: database.db, secret, log, now, passwords: passwordsInTurns() }),
    counterSecret: secret,
    countMiss: (userId) => countMiss({ db: database.db, counterSecret: secret, now }, { userId }),
    log,
    metrics,
    now,
    stopping: stopping.signal,
    failPoint: input.failPoint ?? noFailPoints,
    freeDiskBytes: input.freeDiskBytes ?? (() => freeBytes(config.dataDir)),
  }
  await queue.work(analyzeResumeJob, (job) =>
    performMeasured(services, {
      name: analyzeResumeJob.name,
      ids: { userId: job.userId, resumeId: job.id },
      perform: () => analyzeResume(services, job),
    }),
  )
  const sweep = setInterval(() => sweepQuietly(services), sweepEveryMs)
  sweep.unref()
  const takeUp = setInterval(() => takeUpQuietly(services), takeUpEveryMs)
  takeUp.unref()
  const { app, routes } = await buildApp(services)
  return {
    app,
    routes,
    services,
    stop: async () => {
      // Who waits for a turn or a result is told to come back, so that those under way can finish.
      clearInterval(sweep)
      clearInterval(takeUp)
      stopping.abort()
      reader.drain()
      await closeApp(app)
      await queue.stop(jobsFinishWithinMs)
      reader.close()
      await thinking.close()
    },
  }
}

const sweepQuietly = ({ db, log, now }: Services) => {
  sweepCounters(db, now()).catch((error: unknown) => log.warn({ err: error }, 'sweeping the counters failed'))
}

const takeUpQuietly = (services: Services) => {
  takeUpStranded(services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'looking for stranded analyses failed'),
  )
}

// A connection that was busy when closing began becomes idle later, and would then be waited for.
const closeApp = async (app: FastifyInstance) => {
  const sweep = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
