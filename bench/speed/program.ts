import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnvironment } from '../../scripts/setup/server-environment.mjs'

const root = join(import.meta.dirname, '../..')
const startWithinMs = 120_000
const endWithinMs = 20_000
const lookEveryMs = 10

/** Ways to start the server: the program alone, as a person starts it, or reporting the timing of analyses. */
const commands = {
  program: [process.execPath, join(root, 'apps/server/src/main.ts')],
  timed: [process.execPath, join(import.meta.dirname, 'timed-main.ts')],
  npm: ['npm', 'start'],
}

type Given = { env: Record<string, string>; as?: keyof typeof commands }

export type Program = {
  url: string
  child: ChildProcess
  /** From starting the process until /health answers 200. */
  readyMs: number
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Provides a data folder that is removed after `use`. */
export const withDataFolder = async <Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nextrung-speed-'))
  try {
    return await use(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs a server while `use` runs. */
export const withProgram = async <Result>(
  given: Given,
  use: (program: Program) => Promise<Result>,
): Promise<Result> => {
  const program = await startProgram(given)
  try {
    return await use(program)
  } finally {
    await program.end()
  }
}

/** Starts the server in a separate process with nothing else from this environment. */
export const startProgram = async ({ env, as = 'program' }: Given): Promise<Program> => {
  const port = await freePort()
  const [file = '', ...args] = commands[as]
  const startedAt = performance.now()
  const child = spawn(file, args, {
    cwd: root,
    env: { ...kept(), PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit', ...(as === 'timed' ? ['ipc' as const] : [])],
    detached: as === 'npm',
  })
  const url = `http://127.0.0.1:${port}`
  const gone = once(child, 'exit')
  await untilHealthy(url, child)
  return {
    url,
    child,
    readyMs: performance.now() - startedAt,
    end: async (signal = 'SIGTERM') => {
      if (as === 'npm') await endGroup(child, signal)
      else child.kill(signal)
      await gone
    },
  }
}

// Like Ctrl-C, signals npm and everything it started. The server holds the data folder until it has exited.
const endGroup = async ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  if (!pid) return
  process.kill(-pid, signal)
  const giveUpAt = performance.now() + endWithinMs
  while (isGroupRunning(pid) && performance.now() < giveUpAt) await sleep(lookEveryMs)
}

const isGroupRunning = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0)
  } catch {
    return false
  }
}

// The same environment as with `npm start`.
const kept = () => serverEnvironment({ PATH: process.env.PATH, HOME: process.env.HOME })

const untilHealthy = async (url: string, child: ChildProcess) => {
  const giveUpAt = performance.now() + startWithinMs
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await sleep(lookEveryMs)
  }
  child.kill('SIGKILL')
  throw new Error('The server did not become ready.')
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
