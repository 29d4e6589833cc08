import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FeatureTesting, RouteRow } from './feature-testing.ts'

const folder = join(import.meta.dirname, '../features')

const load = async (file: string): Promise<FeatureTesting[]> =>
  Object.values((await import(pathToFileURL(join(folder, file)).href)) as Record<string, FeatureTesting>)

/** The contents of every `<feature>.testing.ts`. */
const features = (await Promise.all(globSync('**/*.testing.ts', { cwd: folder }).sort().map(load))).flat()

const routes = features.flatMap(({ requests }) => Object.entries(requests))
const twice = routes.map(([route]) => route).filter((route, at, all) => all.indexOf(route) !== at)
if (twice.length > 0) throw new Error(`Two features have requests for ${twice.join(', ')}.`)

/** Every feature's request rows, by route. */
export const routeRows: Readonly<Record<string, RouteRow>> = Object.fromEntries(routes)

export const rowMakers = features.flatMap(({ makeRows }) => makeRows ?? [])

export const usedUp = Object.assign({}, ...features.map((one) => one.usedUp)) as NonNullable<
  FeatureTesting['usedUp']
>

/** Settings that let one person send thousands of requests. */
export const wideLimits = Object.assign({}, ...features.map(({ limits }) => limits)) as Record<string, string>

export const operatorRoutes = features.flatMap((one) => one.operatorRoutes ?? [])
export const serviceRoutes = features.flatMap((one) => one.serviceRoutes ?? [])
