import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { makeFilledDataFolder } from '../testing/test-database.ts'
import { withDatabaseDeadline } from './database-deadline.ts'
import { withDeadline } from './embedded-deadline.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const isEmbedded = inject('databaseTemplate').kind === 'embedded'

describe.runIf(isEmbedded)('the deadline of the embedded database (needs the embedded database)', () => {
  let lite: PGlite
  beforeAll(async () => {
    lite = await PGlite.create()
    await lite.exec('create table notes (text text)')
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => lite.close())

  const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

  const open = (isDeadlineOff = () => false) => withDeadline(lite, { deadlineMs: 300, isDeadlineOff })
  const refusal = (asked: Promise<unknown>) => asked.then(() => undefined).catch((error: unknown) => error)

  test('rejects a request that waits too long for its turn, and runs none of its queries later', async () => {
    const database = open()
    const turn = Promise.withResolvers<undefined>()
    const holding = database.transaction(async () => turn.promise)
    const [query, transaction] = await Promise.all([
      refusal(database.query('select 1')),
      refusal(database.transaction((tx) => tx.query("insert into notes values ('late')"))),
    ])
    expect(isDatabaseUnavailable(query)).toBe(true)
    expect(isDatabaseUnavailable(transaction)).toBe(true)
    turn.resolve(undefined)
    await holding
    expect((await database.query('select * from notes')).rows).toEqual([])
  })

  test('limits how long one request waits in total, and runs none of its queries afterwards', async () => {
    const database = withDeadline(lite, { deadlineMs: 10_000, isDeadlineOff: () => false })
    fakeTime()
    const turns = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const holding = turns.map(({ promise }) => database.transaction(async () => promise))
    const end = withDatabaseDeadline(async () => {
      await database.query('select 1')
      return refusal(database.query("insert into notes values ('third')"))
    }, 600)
    for (const turn of turns) {
      await vi.advanceTimersByTimeAsync(400)
      turn.resolve(undefined)
    }
    await Promise.all(holding)
    expect(isDatabaseUnavailable(await end)).toBe(true)
    expect((await withDatabaseDeadline(() => database.query('select * from notes'), 600)).rows).toEqual([])
  })

  test('lets long-running work wait', async () => {
    fakeTime()
    const database = open(() => true)
    const turn = Promise.withResolvers<undefined>()
    const holding = database.transaction(async () => turn.promise)
    const asked = database.query<{ one: number }>('select 1 as one')
    await vi.advanceTimersByTimeAsync(600)
    turn.resolve(undefined)
    expect((await asked).rows).toEqual([{ one: 1 }])
    await holding
  })

  test('ends the process of a hung database with a message that says what to do', async () => {
    const folder = await makeFilledDataFolder()
    const program = join(import.meta.dirname, '../testing/hung-database-main.ts')
    const child = spawn(process.execPath, [program], { env: { DATA_DIR: folder.dataDir } })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const [, signal] = await once(child, 'exit')
    await folder.remove()
    expect(signal).toBe('SIGKILL')
    expect(said).toContain('The embedded database has not answered')
    expect(said).toContain('Make room on it, and start again.')
  })
})
