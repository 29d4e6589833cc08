import { Gauge } from 'prom-client'
import type { Database } from '../db/client.ts'
import { countJobs } from '../jobs/count-jobs.ts'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Reports the jobs in the queue, counted on each scrape. */
export const showQueue = (db: Database, metrics: Metrics): void => {
  new Gauge({
    name: 'nextrung_jobs',
    help: 'Jobs in the queue by kind and state',
    labelNames: ['job', 'state'],
    registers: [metrics.registry],
    async collect() {
      this.reset()
      for (const { name, state, count } of await countJobs(db)) this.set({ job: name, state }, count)
    },
  })
}

type Measured = { log: Log; metrics: Metrics }

/** Runs one attempt of a job, and logs which it was, how long it took and how it ended. */
export const performMeasured = async (
  { log, metrics }: Measured,
  { name, ids, perform }: { name: string; ids: object; perform: () => Promise<void> },
): Promise<void> => {
  const startedAt = performance.now()
  const end = (outcome: 'done' | 'failed') => {
    const durationMs = Math.round(performance.now() - startedAt)
    metrics.jobSeconds.observe({ job: name, outcome }, durationMs / 1000)
    return { job: name, ...ids, outcome, durationMs }
  }
  try {
    await perform()
  } catch (error) {
    log.warn({ ...end('failed'), err: error }, 'job')
    throw error
  }
  log.info(end('done'), 'job')
}
