import { setTimeout as sleep } from 'node:timers/promises'
import type { Benchmark, Figure } from '../benchmark.ts'
import { type Deployment, type Kind, withDeployment } from './deployment.ts'
import { makeDownload, makeUpload } from './files.ts'
import { type Outcome, openLoad } from './open-load.ts'
import { warmUp } from './polls.ts'
import { latencyFigure, ms } from './scenario.ts'
import { readServerFigures, type ServerFigures } from './server-figures.ts'
import { makeSignIn, makeWrite } from './writes-and-sign-ins.ts'

const sampleEveryMs = 5000
/** The warm-up share of the run, for caches to fill and threads to start. */
const warmShare = 0.3
const maxSlope = 1_000_000
const maxHandles = 50

type Sample = ServerFigures & { minutes: number }

/** Requests per second of each kind, in the order of `aims`. */
type Rates = [polls: number, settings: number, downloads: number, signIns: number, uploads: number]

const aims = [
  { what: 'polls', p99: 100 },
  { what: 'settings changed', p99: 150 },
  { what: 'downloads', p99: 2000 },
  { what: 'sign-ins', p99: 500 },
  { what: 'uploads of a 1 MB PDF', p99: 3000 },
]

const run = async (deployment: Deployment, { seconds, rates }: { seconds: number; rates: Rates }) => {
  const poll = await warmUp(deployment)
  const upload = await makeUpload(deployment)
  const sends = [poll, makeWrite(deployment), makeDownload(deployment), makeSignIn(deployment), upload]
  // Trigger lazy loading first, because it is not part of the steady state.
  for (const send of sends) await send(0)
  const samples: Sample[] = []
  const over = new AbortController()
  const sampling = sample(deployment, samples, over.signal)
  const loads = rates.map((perSecond, index) => openLoad({ perSecond, seconds, send: sends[index] ?? poll }))
  const outcomes: Outcome[] = await Promise.all(loads).finally(() => over.abort())
  await sampling
  const latencies = aims.flatMap(({ what, p99 }, index) => {
    const outcome = outcomes[index]
    return outcome ? [latencyFigure({ what: `L9 ${what}, ${rates[index]} a second`, outcome, p99 })] : []
  })
  return [...latencies, ...serverFigures(samples)]
}

const sample = async (deployment: Deployment, samples: Sample[], over: AbortSignal) => {
  const startsAt = performance.now()
  while (!over.aborted) {
    samples.push({
      ...(await readServerFigures(deployment)),
      minutes: (performance.now() - startsAt) / 60_000,
    })
    await sleep(sampleEveryMs, undefined, { signal: over }).catch(() => {})
  }
}

const serverFigures = (samples: Sample[]): Figure[] => {
  const warm = samples.slice(Math.floor(samples.length * warmShare))
  const [first, last] = [warm[0], warm.at(-1)]
  if (!first || !last) return []
  const bytesAMinute = slope(warm.map(({ minutes, residentBytes }) => ({ x: minutes, y: residentBytes })))
  const handlesMore = last.handles - first.handles
  const perCall = (last.databaseSeconds - first.databaseSeconds) / (last.databaseCalls - first.databaseCalls)
  const third = Math.ceil(warm.length / 3)
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  return [
    {
      what: 'L9 growth of the memory after the warm-up',
      value: `${(bytesAMinute / 1_000_000).toFixed(2)} MB a minute`,
      aim: 'less than 1 MB a minute',
      met: bytesAMinute < maxSlope,
      note: `from ${megabytes(first.residentBytes)} to ${megabytes(last.residentBytes)} MB over ${(last.minutes - first.minutes).toFixed(1)} min; a line through ${warm.length} samples`,
    },
    {
      // Only the heap after a garbage collection shows a leak; before one, it only shows the time since the last.
      what: 'L9 least that the heap held, first and last third after the warm-up',
      value: `${megabytes(leastHeap(warm.slice(0, third)))} and ${megabytes(leastHeap(warm.slice(-third)))} MB`,
    },
    {
      what: 'L9 open handles',
      value: `${first.handles} to ${last.handles}`,
      aim: 'flat',
      met: handlesMore < maxHandles,
      note: 'connections of the load among them',
    },
    {
      what: 'L9 event loop',
      value: `p99 ${ms(Math.max(...warm.map(({ loopDelayMs }) => loopDelayMs)))} late`,
      note: `the worst of ${warm.length} samples`,
    },
    {
      what: 'L9 database',
      value: `${(perCall * 1000).toFixed(2)} ms a statement`,
      note: 'average, waiting included',
    },
  ]
}

const leastHeap = (samples: Sample[]): number => Math.min(...samples.map(({ heapBytes }) => heapBytes))

// Least squares.
const slope = (points: { x: number; y: number }[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
}

const soakOn = (name: string, kind: Kind, rates: Rates): Benchmark => ({
  name,
  title: `Everything at once for a long time, on ${kind === 'embedded' ? 'the embedded database' : kind}`,
  minutes: 10,
  run: async (log, minutes) => {
    log('seeding')
    return withDeployment(kind, (deployment) => run(deployment, { seconds: minutes * 60, rates }))
  },
})

// Half the standard's uploads: two a second alone keep two cores busy, because each file is read in a separate process
// and the load generator runs on the same machine. The embedded database gets half of everything.
export const soak = soakOn('soak', 'embedded', [83, 10, 5, 1, 1])
export const soakOnPostgres = soakOn('soak-postgres', 'PostgreSQL', [166, 20, 10, 2, 1])
