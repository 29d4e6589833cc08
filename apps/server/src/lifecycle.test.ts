import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { goodPassword } from './testing/factories.ts'
import {
  endSpawned,
  makeDataFolder,
  onBusyMachine,
  spawnProgram,
  spawnServer,
} from './testing/spawned-server.ts'

// These are about the data folder and the process; the database server has no part in them.
const onEmbedded = inject('databaseTemplate').kind === 'embedded'

let folder: Awaited<ReturnType<typeof makeDataFolder>>
beforeAll(async () => {
  folder = await makeDataFolder()
})
afterEach(endSpawned)
afterAll(() => folder.remove())

const hashFolder = async (path: string) => {
  const hash = createHash('sha256')
  for (const entry of (await readdir(path, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  ))
    hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

describe.runIf(onEmbedded)('the program (needs the embedded database)', () => {
  test('creates a private folder, and keeps its secret and its accounts across a restart', async () => {
    const env = { ...onBusyMachine, DATA_DIR: folder.dataDir }
    const first = await spawnServer(env)
    const client = first.newClient()
    const body = { displayName: 'Kept Person', email: 'kept@example.com', password: goodPassword }
    expect((await client.send('POST', '/auth/sign-up/email', { json: body })).status).toBe(200)
    expect((await stat(folder.dataDir)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder.dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
    expect(await first.end('SIGTERM')).toBe(0)
    const again = await spawnServer(env)
    const restored = again.newClient()
    restored.cookies = client.cookies
    expect((await restored.send('GET', '/api/resumes/1')).status).toBe(200)
    await again.end('SIGTERM')
  })

  test('refuses a folder that another copy uses, and takes over the lock of a dead one', async () => {
    const env = { ...onBusyMachine, DATA_DIR: folder.dataDir }
    const first = await spawnServer(env)
    const second = spawnProgram(env)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Another copy of the server is using ${folder.dataDir}`)
    expect((await first.newClient().send('GET', '/health')).json).toMatchObject({ status: 'ready' })
    await first.end('SIGKILL')
    const third = await spawnServer(env)
    expect((await third.newClient().send('GET', '/health')).status).toBe(200)
    await third.end('SIGTERM')
  })

  test('accepts operator commands while it runs, and has no accounts before anyone signs up', async () => {
    const server = await spawnServer({ ...onBusyMachine, DATA_DIR: folder.dataDir })
    const account = async (...words: string[]) => {
      const { sendCommand } = await import('./operator/control-socket.ts')
      return sendCommand(folder.dataDir, words)
    }
    expect((await stat(join(folder.dataDir, 'control.sock'))).mode & 0o777).toBe(0o600)
    expect(await account('disable', 'nobody@example.com')).toMatchObject({ ok: false })
    expect(await account('disable', 'kept@example.com')).toMatchObject({ ok: true })
    const signIn = () =>
      server.newClient().send<{ code: string }>('POST', '/auth/sign-in/email', {
        json: { email: 'kept@example.com', password: goodPassword },
      })
    expect((await signIn()).json.code).toBe('USER_DISABLED')
    expect(await account('enable', 'kept@example.com')).toMatchObject({ ok: true })
    expect((await signIn()).status).toBe(200)
    const reset = await account('reset-password', 'kept@example.com')
    expect(reset?.message).toContain('shown this once')
    expect((await signIn()).json.code).toBe('WRONG_PASSWORD')
    expect(await account('explode')).toMatchObject({ ok: false, message: expect.stringContaining('Usage') })
    expect(await account('support', 'list')).toEqual({ ok: true, message: 'No question is open.' })
    await server.end('SIGTERM')
  })

  test('says that a port is taken and how to choose another', async () => {
    const other = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as net.AddressInfo
    const { ended, output } = spawnProgram({ DATA_DIR: folder.dataDir, PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toContain(`Port ${port} is taken by another program. Choose another one`)
    other.close()
  })

  test('refuses a database of a newer version and changes nothing', async () => {
    await writeFile(join(folder.dataDir, 'database-version'), '99999999999999\n')
    const before = await hashFolder(folder.dataDir)
    const { ended, output } = spawnProgram({ DATA_DIR: folder.dataDir })
    expect(await ended).toBe(1)
    expect(output()).toContain('made by a newer version of Nextrung. Nothing was changed.')
    expect(await hashFolder(folder.dataDir)).toBe(before)
  })

  test('lists every invalid setting and creates nothing', async () => {
    const dataDir = join(folder.dataDir, 'never-made')
    const { ended, output } = spawnProgram({
      DATA_DIR: dataDir,
      PORT: 'abc',
      AUTH_SECRET: 'short',
      LOG_LEVEL: 'loud',
    })
    expect(await ended).toBe(1)
    for (const name of ['PORT', 'AUTH_SECRET', 'LOG_LEVEL']) expect(output()).toContain(`${name}: must`)
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })
})
