import type { Benchmark, Figure } from '../benchmark.ts'
import { type Deployment, type Kind, withDeployment } from './deployment.ts'
import { downloads, uploads } from './files.ts'
import { morePolls, overload, polls, staticAndHealth } from './polls.ts'
import { growth, restart } from './restart-and-growth.ts'
import { ms, type Scenario } from './scenario.ts'
import { readServerFigures } from './server-figures.ts'
import { signInBurst, signIns, writes } from './writes-and-sign-ins.ts'

// Ordered: scenarios that store a lot come late, and those that kill processes come last.
const scenarios: Scenario[] = [
  staticAndHealth,
  polls,
  morePolls,
  writes,
  signIns,
  signInBurst,
  overload,
  downloads,
  growth,
  uploads,
  restart,
]
const secondsEach = 12
const quickestSeconds = 2

const runAll = async (deployment: Deployment, { log, minutes }: { log: Log; minutes: number }) => {
  const seconds = Math.max(quickestSeconds, Math.min(secondsEach, (minutes * 60) / scenarios.length))
  const figures: Figure[] = []
  for (const scenario of scenarios) {
    await readServerFigures(deployment)
    const measured = await scenario(deployment, seconds).catch(failed)
    const { loopDelayMs } = await readServerFigures(deployment)
    for (const { what, value } of measured) log(`${what}: ${value} (event loop p99 ${ms(loopDelayMs)})`)
    figures.push(...measured)
  }
  return figures
}

// Report a load that cannot be measured and continue with the others.
const failed = (error: unknown): Figure[] => [
  { what: 'not measured', value: error instanceof Error ? error.message : String(error), met: false },
]

type Log = (line: string) => void

const loadOn = (name: string, kind: Kind): Benchmark => ({
  name,
  title: `Load on ${kind === 'embedded' ? 'the embedded database' : kind}`,
  minutes: 4,
  run: async (log, minutes) => {
    log('seeding')
    return withDeployment(kind, (deployment) => runAll(deployment, { log, minutes }))
  },
})

export const load = loadOn('load', 'embedded')
export const loadOnPostgres = loadOn('load-postgres', 'PostgreSQL')
export const loadOnTwo = loadOn('load-two', 'PostgreSQL, two processes')
