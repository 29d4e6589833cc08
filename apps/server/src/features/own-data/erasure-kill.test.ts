import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/open-database.ts'
import { dumpDatabase, holds, readFolder } from '../../testing/canaries.ts'
import { goodPassword, makePerson } from '../../testing/factories.ts'
import { endSpawned, onBusyMachine, spawnServer } from '../../testing/spawned-server.ts'
import { makeFilledDataFolder, makeSharedDatabase } from '../../testing/test-database.ts'

let env: Record<string, string>
let cleanUp: () => Promise<void>

beforeEach(async () => {
  const folder = await makeFilledDataFolder()
  const shared = await makeSharedDatabase()
  env = { ...onBusyMachine, DATA_DIR: folder.dataDir, ...(shared ? { DATABASE_URL: shared.url } : {}) }
  cleanUp = async () => {
    await folder.remove()
    await shared?.drop()
  }
})
afterEach(async () => {
  await endSpawned()
  await cleanUp()
})

test('a server killed during a deletion finishes it after a restart', async () => {
  const first = await spawnServer({ ...env, FAIL_AT: 'erasure.before-commit:kill' })
  const person = await makePerson(first)
  const json = { password: goodPassword, confirmation: 'DELETE' }
  await expect(person.client.send('POST', '/api/account/delete', { json })).rejects.toThrow()
  await first.ended

  const second = await spawnServer(env)
  const signIn = { email: person.email, password: goodPassword }
  const answer = await second.newClient().send('POST', '/auth/sign-in/email', { json: signIn })
  expect(answer.text).toContain('No account found with this email')
  await expect.poll(() => second.output()).toMatch(/"job":"erase-account".*"outcome":"done"/)
  expect(holds(second.output(), person.mark)).toBe(false)
  await second.end('SIGTERM')

  const database = await openDatabase(readConfig(env), () => {})
  const dump = await dumpDatabase(database.db)
  await database.close()
  expect(dump.split('\n').filter((line) => holds(line, person.mark))).toEqual([])
  expect(holds(await readFolder(env.DATA_DIR ?? ''), person.mark)).toBe(false)
})
