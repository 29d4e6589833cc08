import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment } from '../../../../scripts/setup/server-environment.mjs'
import { Client } from './client.ts'

const program = join(import.meta.dirname, 'faulty-main.ts')
const startWithinMs = 120_000

/** Keeps a server from rejecting requests while other tests keep the machine busy. */
export const onBusyMachine = { LONGEST_EVENT_LOOP_DELAY_MS: '60000' }

export type SpawnedServer = {
  url: string
  child: ChildProcess
  output: () => string
  newClient(): Client
  /** Sends the signal and resolves with the exit code, or null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>
  ended: Promise<number | null>
}

/** Makes an empty data folder and a function that removes it. */
export const makeDataFolder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nextrung-spawned-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** A port that is free right now, for a server whose address must be known before it starts. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

const running = new Set<ChildProcess>()

/** Kills every process that a test started and didn't end. */
export const endSpawned = async (): Promise<void> => {
  for (const child of running) {
    const ended = once(child, 'exit')
    if (child.kill('SIGKILL')) await ended
  }
}

/** Starts the real program in a new process without waiting until it is ready. */
export const spawnProgram = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [program], {
    // Gives the process the memory settings of `npm start`.
    env: serverEnvironment({ PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => output }
}

/** Starts the real program and waits until it is ready. */
export const spawnServer = async (env: Record<string, string>): Promise<SpawnedServer> => {
  const { child, ended, output } = spawnProgram(env)
  const url = await readAddress(child, output)
  return {
    url,
    child,
    output,
    ended,
    newClient: () => new Client(url),
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

const readAddress = (child: ChildProcess, output: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`the server did not start:\n${output()}`))
    const overdue = setTimeout(fail, startWithinMs)
    child.once('exit', fail)
    child.stdout?.on('data', () => {
      const address = /Nextrung is ready: (\S+)/.exec(output())?.[1]
      if (!address) return
      clearTimeout(overdue)
      resolve(address)
    })
  })
