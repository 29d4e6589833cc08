import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from '../fault.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const test = 'apps/server/src/clock.test.ts'

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** The clock is injected into the server, so this fault is a test file whose result the run reads. */
export const clockJumps: Fault = {
  id: 'F30',
  title: 'the clock jumps an hour or a year, ahead and back; leap day; the hours clocks are changed',
  minutes: 1,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nextrung-clock-'))
    const report = join(folder, 'report.json')
    const program = [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'server']
    const reporter = ['--reporter=json', `--outputFile.json=${report}`]
    const child = spawn(process.execPath, [...program, ...reporter, test], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await once(child, 'close')
    const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'))
    await rm(folder, { recursive: true })
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ title, status }) => ({ what: title, held: status === 'passed' }))
  },
}
