import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { makePerson } from '../factories.ts'
import { rowMakers, usedUp } from '../features.ts'
import type { RunningApp } from '../running-app.ts'
import type { FuzzRequest } from './request.ts'
import { watchedTables } from './watched-tables.ts'

type Person = Awaited<ReturnType<typeof makePerson>>

/** A sends the requests, and B's data must never change. `ids` are the values of placeholders in requests. */
export type World = { app: RunningApp; a: Person; b: Person; ids: Record<string, string> }

const makeRows = async (app: RunningApp, person: Person): Promise<Record<string, string>> => {
  const rows: Record<string, string> = {}
  for (const make of rowMakers) Object.assign(rows, await make({ app, person }))
  return rows
}

/** Signs up two people, each with rows in every feature. */
export const makeWorld = async (app: RunningApp): Promise<World> => {
  const [a, b] = [await makePerson(app), await makePerson(app)]
  const foreign = Object.entries(await makeRows(app, b)).map(([name, id]) => [`foreign_${name}`, id])
  return {
    app,
    a,
    b,
    ids: {
      ...(await makeRows(app, a)),
      ...Object.fromEntries(foreign),
      me: '1',
      uid: a.user.uid,
      email: a.email,
      foreign_uid: b.user.uid,
      foreign_user: String(b.user.id),
      missing: '2147483000',
    },
  }
}

/** The names of the placeholders in a path, such as `resume` for `{resume}`. */
export const wordsOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word)

const isPerson = (word: string) => word === 'uid' || word === 'me'

/** Placeholders for the same thing of another person. */
export const foreignTo = (word: string): string[] =>
  isPerson(word) ? ['{foreign_uid}', '{foreign_user}'] : [`{foreign_${usedUp[word]?.like ?? word}}`]

/** An id or placeholder in place of `word` that matches no row. */
export const missingFor = (word: string): string => (isPerson(word) ? 'nobody' : '{missing}')

/** The ids for one request. Creates the rows it will consume. */
export const idsFor = async (world: World, request: FuzzRequest): Promise<Record<string, string>> => {
  const ids = { ...world.ids }
  for (const word of wordsOf(request.path)) {
    const made = await usedUp[word]?.make({ app: world.app, person: world.a })
    if (made !== undefined) ids[word] = made
  }
  return ids
}

const idleWithinMs = 120_000

/** Waits until no job is running, so any later change comes from the request. */
const waitUntilIdle = async ({ app }: World) => {
  const giveUpAt = Date.now() + idleWithinMs
  for (;;) {
    const found = await app.services.db.execute(
      sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' limit 1`,
    )
    if (rowsOf(found).length === 0) return
    if (Date.now() > giveUpAt) throw new Error('background jobs did not finish in time')
    await sleep(20)
  }
}

/** Like `fingerprintOf`, once everything that runs in the background is done. */
export const markOf = async (world: World): Promise<string> => {
  await waitUntilIdle(world)
  return fingerprintOf(world.app)
}

/** A fingerprint of the database that changes with any row: PostgreSQL stores the transaction that wrote each row. */
export const fingerprintOf = async ({ services }: RunningApp): Promise<string> => {
  const marks = watchedTables.map(
    (table) =>
      sql`select ${table} as place, count(*) as many, coalesce(sum(xmin::text::bigint), 0) as writers from ${sql.identifier(table)}`,
  )
  return JSON.stringify(rowsOf(await services.db.execute(sql.join(marks, sql` union all `))))
}

const rowsOf = (result: unknown): unknown[] => (result as { rows: unknown[] }).rows
