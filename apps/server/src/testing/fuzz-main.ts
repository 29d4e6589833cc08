import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wideLimits } from './features.ts'
import { calls } from './fuzz/calls.ts'
import { type FuzzKind, type FuzzOutcome, type FuzzPlan, fuzzRoute } from './fuzz/fuzz-route.ts'
import { writeReport } from './fuzz/report.ts'
import { makeWorld } from './fuzz/world.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { type RunningApp, startOn } from './running-app.ts'

const seedsFile = join(import.meta.dirname, 'fuzz', 'failed-seeds.json')
const mutatedPerValid = 1.5

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    route: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const say = (text: string) => process.stdout.write(`${text}\n`)

const runs = Number(values.runs)
const endsAt = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : undefined
const firstSeed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31)

type Seed = { route: string; kind: FuzzKind; seed: number; path: string; was: string }

/** Saves the seed of a failure, so the quick test tries it first from now on. */
const keepSeed = async ({ route, kind, seed, failure }: FuzzOutcome) => {
  if (!failure) return
  const kept = JSON.parse(await readFile(seedsFile, 'utf8')) as Seed[]
  if (kept.some((one) => one.route === route && one.seed === seed && one.path === failure.path)) return
  const added = [...kept, { route, kind, seed, path: failure.path, was: failure.faults.slice(0, 160) }]
  await writeFile(seedsFile, `${JSON.stringify(added, null, 2)}\n`)
}

const fuzzOne = async (app: RunningApp, route: string, plan: FuzzPlan): Promise<FuzzOutcome> => {
  const call = calls.get(route)
  if (!call) throw new Error(`${route} is not in the contract`)
  // New people for each route, so leftovers from one don't slow down the next.
  const outcome = await fuzzRoute(await makeWorld(app), call, plan)
  const { failure } = outcome
  say(
    `${failure ? 'FAILED' : 'ok    '} ${route} ${plan.kind} ${outcome.runs} runs, slowest ${Math.round(outcome.slowestMs)} ms`,
  )
  if (failure) say(`  ${failure.faults}\n  seed ${plan.seed}, path ${failure.path}\n  ${failure.curl}`)
  await keepSeed(outcome)
  return outcome
}

const heapMb = () => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

const fuzzAll = async (seed: number): Promise<FuzzOutcome[]> => {
  say(`seed ${seed}`)
  const app = await startOn(await openMemoryDatabase(), { env: { ...wideLimits, LOG_LEVEL: 'silent' } })
  const outcomes: FuzzOutcome[] = []
  for (const route of calls.keys()) {
    if (values.route && !route.includes(values.route)) continue
    outcomes.push(await fuzzOne(app, route, { kind: 'valid', runs, seed }))
    outcomes.push(
      await fuzzOne(app, route, { kind: 'mutated', runs: Math.round(runs * mutatedPerValid), seed }),
    )
  }
  await app.close()
  return outcomes
}

const heaps: number[] = []
const outcomes: FuzzOutcome[] = []
for (let round = 0; round === 0 || (endsAt !== undefined && Date.now() < endsAt); round++) {
  outcomes.push(...(await fuzzAll(firstSeed + round)))
  heaps.push(heapMb())
}
const failed = outcomes.filter(({ failure }) => failure)
say(
  `${outcomes.length - failed.length} ok, ${failed.length} failed; heap after each round: ${heaps.join(', ')} MB`,
)
if (values.write) await writeReport({ outcomes, seed: firstSeed })
process.exit(failed.length > 0 ? 1 : 0)
