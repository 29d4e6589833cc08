import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { capture, start } from '../setup/run.mjs'
import { findPostgres } from './find-postgres.mjs'

const startMs = 30_000

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const idOf = (flag, user) => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

// PostgreSQL refuses to run as root, so run it as another user.
const otherUser = () => {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined)
  return user ? { uid: idOf('-u', user), gid: idOf('-g', user) } : {}
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

// It writes "ready" as the last line of its pid file only once it accepts connections.
const isReady = async (data, port) => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return lines[7]?.trim() === 'ready' && (await answers(port))
  } catch {
    return false
  }
}

const untilReady = async (data, port, { child }) => {
  const last = Date.now() + startMs
  while (Date.now() < last && child.exitCode === null) {
    if (await isReady(data, port)) return true
    await wait(50)
  }
  return false
}

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const always = ['listen_addresses=127.0.0.1', 'max_connections=200']

/**
 * A PostgreSQL server for the tests: the one at `TEST_DATABASE_URL`, or else a new one in a temporary folder.
 * Undefined if this machine has none. `stop` stops it and removes its folder. `durable` makes it write durably, as in
 * production.
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, from: 'TEST_DATABASE_URL', stop: async () => {} }
  const programs = findPostgres()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nextrung-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const user = otherUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = await capture(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...user },
  )
  if (made.code !== 0) {
    remove()
    throw new Error(`initdb in ${programs} exited with code ${made.code}\n${made.stdout}${made.stderr}`)
  }
  const port = await freePort()
  const sockets = process.platform === 'win32' ? [] : ['-k', folder]
  const settings = durable ? always : [...quick, ...always]
  const args = ['-D', data, '-p', String(port), ...sockets, ...settings.flatMap((setting) => ['-c', setting])]
  const server = start(join(programs, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...user })
  const stop = async () => {
    server.child.kill('SIGINT')
    await server.done
    remove()
  }
  if (await untilReady(data, port, server)) {
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, from: programs, stop }
  }
  await stop()
  throw new Error(`The PostgreSQL of ${programs} did not start within ${startMs / 1000} s`)
}
