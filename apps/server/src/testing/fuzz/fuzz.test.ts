import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allTables } from '../../features/own-data/personal-tables.store.ts'
import { accessRules } from '../../http/access-rules.ts'
import { operatorRoutes, routeRows, serviceRoutes, wideLimits } from '../features.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { calls } from './calls.ts'
import failedSeeds from './failed-seeds.json' with { type: 'json' }
import { type FuzzPlan, fuzzRoute } from './fuzz-route.ts'
import { unwatchedTables, watchedTables } from './watched-tables.ts'
import { makeWorld, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp({ env: wideLimits })
  world = await makeWorld(app)
})
afterAll(() => app.close())

const runs = process.env.TRY_ALL_VALUES ? { valid: 5, mutated: 12 } : { valid: 3, mutated: 6 }
// The same in every run. `npm run fuzz` tries other seeds.
const seed = 20_261_120

const expectNoFault = async (route: string, plan: FuzzPlan) => {
  const call = calls.get(route)
  if (!call) throw new Error(`${route} is not in the contract`)
  const { failure } = await fuzzRoute(world, call, plan)
  // On failure this prints the seed and the command that repeats the request.
  expect({ seed: plan.seed, failure }).toEqual({ seed: plan.seed, failure: undefined })
}

test('every route of the server has a row of valid requests', () => {
  const routes = app.routes.map(({ method, path }) => `${method} ${path}`).sort()
  expect([...Object.keys(routeRows), ...operatorRoutes, ...serviceRoutes].sort()).toEqual(routes)
  expect([...calls.keys(), ...operatorRoutes, ...serviceRoutes].sort()).toEqual(
    Object.keys(accessRules).sort(),
  )
})

test('every table in the schema is either watched or on the list of exceptions', () => {
  const all = allTables.map((table) => getTableName(table)).sort()
  expect([...watchedTables, ...Object.keys(unwatchedTables)].sort()).toEqual(all)
})

test.each(failedSeeds)(
  '$route passes with seed $seed, which once broke it: $was',
  async ({ route, kind, seed: known, path }) => {
    await expectNoFault(route, {
      kind: kind === 'valid' ? 'valid' : 'mutated',
      runs: 1000,
      seed: known,
      path,
    })
  },
)

test.each(Object.keys(routeRows))('%s answers random requests as the contract says', async (route) => {
  await expectNoFault(route, { kind: 'valid', runs: runs.valid, seed })
  await expectNoFault(route, { kind: 'mutated', runs: runs.mutated, seed })
})
