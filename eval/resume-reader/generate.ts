import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addCounts, describeCounts, emptyCounts, type GenerationCounts } from './generation-counts.ts'

// Writes labelled resumes as JSON Lines files into a folder. The same seed and index give the same resume, so several
// runs can share the work: `--from 0 --to 2000` and `--from 2000 --to 4000`.
const shardSize = 200
// Collecting garbage on several threads is slower where all cores are busy anyway.
const execArgv = ['--single-threaded-gc', '--max-semi-space-size=64']
const shardScript = fileURLToPath(new URL('generate-shard.ts', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    processes: { type: 'string', default: '1' },
  },
})
const [folder] = positionals

type Shard = { file: string; from: number; to: number }

function shardsIn(target: string): Shard[] {
  const [first, end] = [Number(values.from), Number(values.to ?? values.count)]
  const shards: Shard[] = []
  for (let from = first; from < end; from += shardSize) {
    const file = join(target, `resumes-${String(from).padStart(6, '0')}.jsonl`)
    shards.push({ file, from, to: Math.min(end, from + shardSize) })
  }
  return shards
}

function runShard({ file, from, to }: Shard): Promise<GenerationCounts> {
  return new Promise((done, fail) => {
    const child = fork(shardScript, [file, values.seed, String(from), String(to)], { execArgv })
    let counts = emptyCounts()
    child.on('message', (sent: GenerationCounts) => {
      counts = sent
    })
    child.on('error', fail)
    child.on('exit', (code) => {
      if (code === 0) done(counts)
      else fail(new Error(`The resumes from ${from} to ${to} failed with exit code ${code}.`))
    })
  })
}

async function generate(target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  const waiting = shardsIn(target)
  const started = performance.now()
  const counts = emptyCounts()
  const work = async () => {
    for (let shard = waiting.shift(); shard; shard = waiting.shift()) addCounts(counts, await runShard(shard))
  }
  await Promise.all(Array.from({ length: Number(values.processes) }, work))
  const seconds = (performance.now() - started) / 1000
  const resumes = Object.values(counts.resumes).reduce((sum, count) => sum + count, 0)
  console.log(describeCounts(counts))
  console.log(`${resumes} resumes in ${seconds.toFixed(0)} s, ${(resumes / seconds).toFixed(1)} per second`)
}

if (folder === undefined) {
  console.error(
    'Name a folder: npm run generate:resumes -- <folder> [--count 4000] [--seed 1] [--from 0 --to 2000] [--processes 2]',
  )
  process.exitCode = 1
} else {
  await generate(resolve(folder))
}
