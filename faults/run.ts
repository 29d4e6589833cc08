import { endSpawned } from '../apps/server/src/testing/spawned-server.ts'
import type { Check, Fault } from './fault.ts'
import { applicationsOnTwoServers } from './postgres/applications-on-two-servers.ts'
import { databaseConnectionsDropped } from './postgres/dropped-connections.ts'
import { pausedProcess } from './postgres/paused.ts'
import { twoServers } from './postgres/two-servers.ts'
import { databaseUnavailableAtStart } from './postgres/unavailable-at-start.ts'
import { databaseUnresponsive } from './postgres/unresponsive.ts'
import { analysisKills } from './process/analysis-kills.ts'
import { applicationKills } from './process/application-kills.ts'
import { clockJumps } from './process/clock-jumps.ts'
import { doubleClick } from './process/double-clicks.ts'
import { fullDisk } from './process/full-disk.ts'
import { killedReaders } from './process/killed-readers.ts'
import { randomKills } from './process/random-kills.ts'
import { sharedDataFolder } from './process/shared-data-folder.ts'
import { stopping } from './process/stopping.ts'
import { uploadKills } from './process/upload-kills.ts'
import { type Outcome, printOutcomes, writeOutcomes } from './results-table.ts'

// One line per fault; `npm run faults` runs them in this order.
const faults: Fault[] = [
  randomKills,
  ...uploadKills,
  analysisKills,
  killedReaders,
  stopping,
  sharedDataFolder,
  fullDisk,
  doubleClick,
  clockJumps,
  twoServers,
  pausedProcess,
  databaseUnavailableAtStart,
  databaseConnectionsDropped,
  databaseUnresponsive,
  applicationKills,
  applicationsOnTwoServers,
]

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')))
const wanted = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.toUpperCase())
const chosen = faults.filter(({ id }) => wanted.length === 0 || wanted.includes(id))

const runFault = async (fault: Fault): Promise<Outcome> => {
  const startedAt = Date.now()
  const log = (line: string) => console.log(`  ${fault.id} ${line}`)
  console.log(`${fault.id} ${fault.title}`)
  const checks = await fault.run({ quick: flags.has('--quick'), log }).catch((error: unknown): Check[] => [
    {
      what: 'the run came to its end',
      held: false,
      detail: error instanceof Error ? error.stack : String(error),
    },
  ])
  await endSpawned()
  return { fault, checks, seconds: Math.round((Date.now() - startedAt) / 1000) }
}

const refuseUnknown = () => {
  const unknown = [
    ...wanted.filter((id) => !faults.some((fault) => fault.id === id)),
    ...[...flags].filter((flag) => flag !== '--quick' && flag !== '--write'),
  ]
  if (unknown.length === 0) return
  console.error(
    `Not known: ${unknown.join(' ')}. There are: ${faults.map(({ id }) => id).join(' ')} --quick --write`,
  )
  process.exit(2)
}

// Leave no server behind when the run is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endSpawned().finally(() => process.exit(1)))

refuseUnknown()
const outcomes: Outcome[] = []
for (const fault of chosen) outcomes.push(await runFault(fault))
printOutcomes(outcomes)
if (flags.has('--write')) await writeOutcomes(outcomes)
process.exit(outcomes.every(({ checks }) => checks.every(({ held }) => held)) ? 0 : 1)
