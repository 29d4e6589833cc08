import { setTimeout as sleep } from 'node:timers/promises'
import type { FailPoint } from '../../apps/server/src/fail-points.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { at, median, ms } from './numbers.ts'
import { newPerson, sampleFile, untilCompleted, upload } from './person.ts'
import { type Program, withDataFolder, withProgram } from './program.ts'

const runs = 20
const aimMs = 700
// Between two uploads, give the next reader time to load, as in real use.
const pauseMs = 1000

type Split = Record<
  'total' | 'reading' | 'storing' | 'pickUp' | 'parsing' | 'optimizing' | 'completing',
  number
>

const now = () => performance.timeOrigin + performance.now()

const uploadOnce = async (program: Program, file: Awaited<ReturnType<typeof sampleFile>>): Promise<Split> => {
  const { client } = await newPerson(program.url)
  await client.send('GET', '/api/resumes/1')
  const seen = new Map<FailPoint, number>()
  const note = ({ point, at: time }: { point: FailPoint; at: number }) => seen.set(point, time)
  program.child.on('message', note)
  const startedAt = now()
  await untilCompleted(client, await upload(client, file))
  const endedAt = now()
  program.child.off('message', note)
  const when = (point: FailPoint) => seen.get(point) ?? Number.NaN
  return {
    total: endedAt - startedAt,
    reading: when('upload.before-commit') - startedAt,
    storing: when('upload.after-commit') - when('upload.before-commit'),
    pickUp: when('analysis.before-parse') - when('upload.after-commit'),
    parsing: when('analysis.before-optimize') - when('analysis.before-parse'),
    optimizing: when('analysis.before-commit') - when('analysis.before-optimize'),
    completing: endedAt - when('analysis.before-commit'),
  }
}

type Measured = { first: Split; splits: Split[] }

const measure = async (log: (line: string) => void): Promise<Measured> => {
  const file = await sampleFile()
  return withDataFolder((dataDir) =>
    withProgram({ env: { DATA_DIR: dataDir }, as: 'timed' }, async (program) => {
      const first = await uploadOnce(program, file)
      const splits: Split[] = []
      for (let run = 1; run <= runs; run++) {
        await sleep(pauseMs)
        const split = await uploadOnce(program, file)
        splits.push(split)
        log(`upload ${run}: ${ms(split.total)}`)
      }
      return { first, splits }
    }),
  )
}

const figures = ({ first, splits }: Measured): Figure[] => {
  const of = (part: keyof Split) => splits.map((split) => split[part])
  const total = median(of('total'))
  const part = (what: string, name: keyof Split): Figure => ({
    what: `… of which ${what}`,
    value: ms(median(of(name))),
  })
  return [
    {
      what: `two-page PDF, upload to completed, median of ${splits.length}`,
      value: ms(total),
      aim: `under ${aimMs} ms`,
      met: total < aimMs,
      note: `9 of 10 within ${ms(at(of('total'), 0.9))}; the first after a start ${ms(first.total)}; embedded database`,
    },
    part('sending, checking and reading the file', 'reading'),
    part('storing it with its job', 'storing'),
    {
      ...part('until the job is taken', 'pickUp'),
      note: 'negative where the job began before the answer was on its way',
    },
    part('finding the structure', 'parsing'),
    part('better wording and score', 'optimizing'),
    { ...part('storing the result until the list says so', 'completing'), note: 'asked every 10 ms' },
  ]
}

export const uploadToCompleted: Benchmark = {
  name: 'upload',
  title: 'From upload to completed',
  minutes: 1,
  run: async (log) => figures(await measure(log)),
}
