import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Benchmark, Figure } from './benchmark.ts'
import { load, loadOnPostgres, loadOnTwo } from './load/load.ts'
import { soak, soakOnPostgres } from './load/soak.ts'
import { resultsTable, withSection } from './results-table.ts'
import { workedOutCalls } from './speed/calls.ts'
import { generation } from './speed/generation.ts'
import { jobMatch } from './speed/job-match.ts'
import { lighthouseScores } from './speed/lighthouse.ts'
import { longPages } from './speed/long-pages.ts'
import { memory } from './speed/memory.ts'
import { pageSizes } from './speed/page-sizes.ts'
import { start } from './speed/start.ts'
import { uploadToCompleted } from './speed/upload-to-completed.ts'

// One line per benchmark, in execution order.
const benchmarks: Benchmark[] = [
  start,
  memory,
  uploadToCompleted,
  generation,
  workedOutCalls,
  jobMatch,
  pageSizes,
  longPages,
  lighthouseScores,
  load,
  loadOnPostgres,
  loadOnTwo,
  soak,
  soakOnPostgres,
]

const page = join(import.meta.dirname, '../docs/benchmarks.md')

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, minutes: { type: 'string' } },
})
const soakMinutes = options.minutes === undefined ? undefined : Number(options.minutes)

const measured = (): string => {
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GB of memory`
  return `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${memory}, Node.js ${process.versions.node}`
}

const write = async ({ name, title }: Benchmark, figures: Figure[]) => {
  const how = `${measured()}: \`npm run bench -- ${name}\`.`
  const body = `## ${title}\n\n${how}\n\n${resultsTable(figures)}`
  await writeFile(page, withSection(await readFile(page, 'utf8'), { name, body }))
}

const runOne = async (one: Benchmark): Promise<boolean> => {
  const minutes = soakMinutes ?? one.minutes
  console.log(`\n${one.title} (${one.name}, about ${minutes} min)`)
  try {
    const figures = await one.run((line) => console.log(`  ${line}`), minutes)
    console.log(`\n${resultsTable(figures)}`)
    if (options.write) await write(one, figures)
    return figures.every(({ met }) => met !== false)
  } catch (error) {
    console.error(error)
    return false
  }
}

const known = benchmarks.map(({ name }) => name)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0 || (soakMinutes !== undefined && !(soakMinutes > 0))) {
  console.error(`npm run bench -- [${known.join('] [')}] [--write] [--minutes <of a soak>]`)
  process.exit(2)
}
// One after another, because each needs the machine to itself.
for (const one of benchmarks)
  if (names.length === 0 || names.includes(one.name)) if (!(await runOne(one))) process.exitCode = 1
