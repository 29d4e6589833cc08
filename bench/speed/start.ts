import { buildWeb } from '../../scripts/setup/build-web.mjs'
import type { Benchmark, Figure } from '../benchmark.ts'
import { median, ms } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { type Program, startProgram, withDataFolder } from './program.ts'

const runs = 6
const aimMs = 5000

const fillFolder = async (program: Program) => {
  const file = await sampleFile()
  for (let person = 0; person < 3; person++) {
    const { client } = await newPerson(program.url)
    for (let version = 0; version < 3; version++) await untilCompleted(client, await upload(client, file))
  }
}

type Again = { dataDir: string; signal: NodeJS.Signals; as?: 'npm' }

const startAgain = async ({ dataDir, signal, as }: Again): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const program = await startProgram({ env: { DATA_DIR: dataDir }, ...(as ? { as } : {}) })
    times.push(program.readyMs)
    await program.end(signal)
  }
  // Skip the first, which starts after a different kind of shutdown.
  return median(times.slice(1))
}

const figure = (what: string, value: number): Figure => ({
  what,
  value: ms(value),
  aim: `under ${aimMs} ms`,
  met: value < aimMs,
})

const measure = (log: (line: string) => void): Promise<Figure[]> =>
  withDataFolder(async (dataDir) => {
    const first = await startProgram({ env: { DATA_DIR: dataDir } })
    log(`fresh folder: ${ms(first.readyMs)}`)
    await fillFolder(first)
    await first.end()
    const afterStop = await startAgain({ dataDir, signal: 'SIGTERM' })
    log(`existing folder: ${ms(afterStop)}`)
    const afterKill = await startAgain({ dataDir, signal: 'SIGKILL' })
    log(`after kill -9: ${ms(afterKill)}`)
    await buildWeb()
    const npm = await startAgain({ dataDir, signal: 'SIGTERM', as: 'npm' })
    return [
      figure('existing folder, after a clean end', afterStop),
      figure('existing folder, after kill -9', afterKill),
      { what: 'fresh folder, tables made', value: ms(first.readyMs) },
      {
        what: '`npm start`, existing folder, installed and built',
        value: ms(npm),
        note: `of which ${ms(npm - afterStop)} to check the installation and the build`,
      },
    ]
  })

export const start: Benchmark = {
  name: 'start',
  title: 'From starting the program to its first answer',
  minutes: 1,
  run: measure,
}
