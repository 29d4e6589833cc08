import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The server's metrics. No label contains anything that a person entered, and each has few values. */
export type Metrics = ReturnType<typeof createMetrics>

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const slow = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Creates one server's metrics. Process metrics are collected only if they will be scraped. */
export const createMetrics = ({ ofProcess }: { ofProcess: boolean }) => {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Counter({
      name: 'nextrung_http_requests_total',
      help: 'Answered requests by method, route pattern and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'nextrung_http_request_duration_seconds',
      help: 'How long requests took, by route pattern and class of status',
      labelNames: ['method', 'route', 'status_class'],
      buckets: quick,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'nextrung_http_requests_in_flight',
      help: 'Requests that are being answered',
      registers,
    }),
    databaseSeconds: new Histogram({
      name: 'nextrung_database_statement_duration_seconds',
      help: 'How long statements took in the database',
      buckets: [0.0005, 0.001, 0.0025, ...quick],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'nextrung_job_duration_seconds',
      help: 'Duration of job attempts, by kind and outcome',
      labelNames: ['job', 'outcome'],
      buckets: slow,
      registers,
    }),
    readSeconds: new Histogram({
      name: 'nextrung_file_read_duration_seconds',
      help: 'How long files took to read, by outcome; TOO_COMPLEX_FILE counts readers that were killed at their limits',
      labelNames: ['outcome'],
      buckets: slow,
      registers,
    }),
    readsInFlight: new Gauge({
      name: 'nextrung_file_reads_in_flight',
      help: 'Files that are being read or wait for a reader',
      registers,
    }),
  }
}
