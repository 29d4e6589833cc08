import { statfs } from 'node:fs/promises'
import { createReader } from '@nextrung/documents/reader'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Route } from './app.ts'
import { composeServices } from './compose-services.ts'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import type { OpenDatabase } from './db/client.ts'
import { type FailPoints, noFailPoints } from './fail-points.ts'
import { seedQuestions } from './features/assessments/assessments.public.ts'
import { seedMarket } from './features/career-analytics/career-analytics.public.ts'
import { type PasswordHashing, readAuthSecret } from './features/identity/identity.public.ts'
import { seedCourses, seedProficiencyLevels } from './features/learning/learning.public.ts'
import { makeCloseApp } from './http/close-app.ts'
import { workOnJobs } from './job-kinds.ts'
import { openQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import { openMailer } from './mail/mailer.ts'
import { measureDatabase } from './metrics/measure-database.ts'
import { showQueue } from './metrics/measure-queue.ts'
import { measureReader } from './metrics/measure-reader.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Platform } from './platform.ts'
import { type FindAlternative, openThinking } from './thinking/thinking.ts'
import { startUpkeep } from './upkeep.ts'

export type Server = {
  app: FastifyInstance
  routes: Route[]
  services: Services
  /** Finishes requests, returns jobs to the queue and closes everything except the database. */
  stop(): Promise<void>
}

const jobsFinishWithinMs = 5000

/** Assembles a server on an open database: secret, queue, reader, routes. It does not listen yet. */
export const createServer = async (input: {
  config: Config
  database: OpenDatabase
  log: Log
  now?: () => Date
  failPoint?: FailPoints | undefined
  freeDiskBytes?: () => Promise<number>
  passwords?: PasswordHashing
  findAlternative?: FindAlternative
}): Promise<Server> => {
  const { config, database, log } = input
  const now = input.now ?? (() => new Date())
  const metrics = createMetrics({ ofProcess: config.metricsToken !== undefined })
  measureDatabase(database, metrics)
  showQueue(database.db, metrics)
  const queue = await openQueue(database, (error) => log.error({ err: error }, 'queue'))
  const reader = createReader({ concurrency: config.limits.uploadsAtOnce })
  const thinking = openThinking({ log, findAlternative: input.findAlternative })
  const stopping = new AbortController()
  const platform: Platform = {
    config,
    db: database.db,
    queue,
    thinking,
    reader: measureReader(reader, metrics),
    mailer: openMailer(config),
    counterSecret: await readAuthSecret(config, database),
    log,
    metrics,
    now,
    stopping: stopping.signal,
    failPoint: input.failPoint ?? noFailPoints,
    freeDiskBytes: input.freeDiskBytes ?? (() => freeBytes(config.dataDir)),
  }
  const services = await composeServices(platform, { passwords: input.passwords })
  await seedMarket(database.db, now())
  await seedCourses(database.db, { now: now() })
  await seedProficiencyLevels(database.db, { now: now() })
  await seedQuestions(database.db, { now: now() })
  await workOnJobs(services)
  const stopUpkeep = startUpkeep(services)
  const { app, routes } = await buildApp(services)
  const closeApp = makeCloseApp(app)
  return {
    app,
    routes,
    services,
    stop: async () => {
      // Reject queued and waiting requests so running work can finish.
      stopUpkeep()
      stopping.abort()
      reader.drain()
      await closeApp()
      await queue.stop(jobsFinishWithinMs)
      reader.close()
      services.mailer?.close()
      await thinking.close()
    },
  }
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
