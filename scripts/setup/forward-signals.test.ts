import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'

const here = (file: string) => pathToFileURL(join(import.meta.dirname, file)).href

const folder = mkdtempSync(join(tmpdir(), 'nextrung-stop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Runs forever like the server. After a stop request it exits when the test creates a file.
const program = `
  import { existsSync } from 'node:fs'
  setInterval(() => {}, 1000)
  process.on('SIGTERM', () => {
    console.log('was told to end')
    setInterval(() => {
      if (!existsSync(process.env.MAY_END)) return
      console.log('ended in order')
      process.exit()
    }, 10)
  })
  console.log(process.pid, process.ppid)
`

// Its intervals run a hundred times a second, and each reading of the clock is five seconds after the last one. It
// reports when the shell is gone and the intervals have run twenty times since.
const starter = `
  const every = globalThis.setInterval
  globalThis.setInterval = (act) => every(act, 10)
  let now = Date.now()
  Date.now = () => (now += 5000)
  const shell = process.ppid
  let looks = 0
  every(() => {
    if (process.ppid !== shell && ++looks === 20) console.log('the shell is gone')
  }, 10).unref()
  const { run } = await import('${here('run.mjs')}')
  const { forwardSignals } = await import('${here('forward-signals.mjs')}')
  forwardSignals()
  await run(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}])
`

let shell: ChildProcess
let server: number
let starting: number
let said = ''
let mayEnd = ''
let runs = 0
beforeEach(() => {
  mayEnd = join(folder, `may-end-${++runs}`)
})
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

/** A shell that starts it and exits without telling it, like npm's shell. */
const startInShell = async (env: Record<string, string>) => {
  shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; exit', process.execPath, starter], {
    env: { PATH: process.env.PATH, MAY_END: mayEnd, ...env },
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

const seen = (words: string) => expect.poll(() => said).toContain(words)

const seenToEndInOrder = async () => {
  expect(isRunning(server)).toBe(true)
  writeFileSync(mayEnd, '')
  await expect.poll(() => isRunning(server)).toBe(false)
  // Its last output may arrive after it has exited.
  await seen('ended in order')
}

describe.skipIf(process.platform === 'win32')(
  'with the signals of POSIX (needs another system than Windows)',
  () => {
    test('SIGTERM to npm alone also stops the server', async () => {
      await startInShell({ npm_lifecycle_event: 'start' })
      shell.kill('SIGTERM')
      await seen('was told to end')
      await seenToEndInOrder()
    })

    test('a shell that exits while we stop does not cause a kill', async () => {
      await startInShell({ npm_lifecycle_event: 'start' })
      process.kill(starting, 'SIGTERM')
      await seen('was told to end')
      shell.kill('SIGTERM')
      await seen('the shell is gone')
      await seenToEndInOrder()
    })

    test('started without npm, it survives the end of its shell', async () => {
      await startInShell({})
      shell.kill('SIGTERM')
      await seen('the shell is gone')
      expect(isRunning(server)).toBe(true)
      expect(said).not.toContain('was told to end')
      process.kill(server, 'SIGTERM')
      await seen('was told to end')
      await seenToEndInOrder()
    })
  },
)
