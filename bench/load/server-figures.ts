import { type Deployment, metricsToken } from './deployment.ts'
import { sendRequest } from './send-request.ts'

/** The server's metrics. For several processes: the sums, and the slowest event loop. */
export type ServerFigures = {
  residentBytes: number
  /** JavaScript heap in use, including garbage not collected yet. */
  heapBytes: number
  handles: number
  /** The 99th percentile since the last request. */
  loopDelayMs: number
  databaseSeconds: number
  databaseCalls: number
}

const headers = { authorization: `Bearer ${metricsToken}` }

/** Reads /metrics of every process. */
export const readServerFigures = async ({ programs }: Deployment): Promise<ServerFigures> => {
  const pages = await Promise.all(programs.map(({ url }) => sendRequest({ url: `${url}/metrics`, headers })))
  const sum = (name: string) => pages.reduce((total, { text }) => total + read(text, name), 0)
  return {
    residentBytes: sum('process_resident_memory_bytes'),
    heapBytes: sum('nodejs_heap_size_used_bytes'),
    handles: sum('nodejs_active_resources_total'),
    loopDelayMs: Math.max(...pages.map(({ text }) => read(text, 'nodejs_eventloop_lag_p99_seconds') * 1000)),
    databaseSeconds: sum('nextrung_database_statement_duration_seconds_sum'),
    databaseCalls: sum('nextrung_database_statement_duration_seconds_count'),
  }
}

// A metric with labels has several lines; add them up.
const read = (page: string, name: string): number => {
  const lines = page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))
  return [...lines].reduce((total, [, value]) => total + Number(value), 0)
}
