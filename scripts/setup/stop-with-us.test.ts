import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const here = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href

// Goes on for ever, as the server does, and takes a while to end. Speaks once it listens to signals, not before.
const program = `
  setInterval(() => {}, 1000)
  process.on('SIGTERM', () => setTimeout(() => {
    console.log('ended in order')
    process.exit()
  }, 2500))
  console.log(process.pid, process.ppid)
`
const starter = `
  import { run } from '${here('run.mjs')}'
  import { stopWithUs } from '${here('stop-with-us.mjs')}'
  stopWithUs()
  await run(process.execPath, ['-e', ${JSON.stringify(program)}])
`

let shell: ChildProcess
let server: number
let starting: number
let said = ''
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
  said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
  })
  await once(shell.stdout, 'data')
  ;[server = 0, starting = 0] = said.split(' ').map(Number)
  expect(isRunning(server)).toBe(true)
}

const seenToEndInOrder = async () => {
  await expect.poll(() => isRunning(server)).toBe(false)
  // What it said last may still be on its way to us when it is gone.
  await expect.poll(() => said).toContain('ended in order')
}

test.skipIf(process.platform === 'win32')('SIGTERM to npm alone ends the server too', async () => {
  await startInShell({ npm_lifecycle_event: 'start' })
  shell.kill('SIGTERM')
  await seenToEndInOrder()
})

test.skipIf(process.platform === 'win32')(
  'a shell that ends while we stop is no wish to end by force',
  async () => {
    await startInShell({ npm_lifecycle_event: 'start' })
    process.kill(starting, 'SIGTERM')
    await sleep(1200)
    shell.kill('SIGTERM')
    await seenToEndInOrder()
  },
)

test.skipIf(process.platform === 'win32')('who starts it without npm may close the shell', async () => {
  await startInShell({})
  const ended = once(shell, 'exit')
  shell.kill('SIGTERM')
  await ended
  await sleep(1500)
  expect(isRunning(server)).toBe(true)
  process.kill(server, 'SIGTERM')
})
