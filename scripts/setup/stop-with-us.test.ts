import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const here = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href

// Starts a program that goes on for ever, as the server does, and prints its process id.
const starter = `
  import { run } from '${here('run.mjs')}'
  import { stopWithUs } from '${here('stop-with-us.mjs')}'
  stopWithUs()
  await run(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'])
`

let shell: ChildProcess
let server: number
afterEach(() => {
  if (isRunning(server)) process.kill(server, 'SIGKILL')
})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A shell that starts it, and ends without a word to it, as the one of npm does. */
const startInShell = async (env: Record<string, string>) => {
  shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit', process.execPath, starter], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!shell.stdout) throw new Error('no output')
  const [said] = await once(shell.stdout, 'data')
  server = Number(said)
  expect(isRunning(server)).toBe(true)
}

test.skipIf(process.platform === 'win32')('SIGTERM to npm alone ends the server too', async () => {
  await startInShell({ npm_lifecycle_event: 'start' })
  shell.kill('SIGTERM')
  await expect.poll(() => isRunning(server), { timeout: 10_000 }).toBe(false)
})

test.skipIf(process.platform === 'win32')('who starts it without npm may close the shell', async () => {
  await startInShell({})
  const ended = once(shell, 'exit')
  shell.kill('SIGTERM')
  await ended
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(isRunning(server)).toBe(true)
  process.kill(server, 'SIGTERM')
})
