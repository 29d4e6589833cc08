import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FuzzOutcome } from './fuzz-route.ts'

const file = join(import.meta.dirname, '../../../../../docs/fuzzing.md')
const begin = '<!-- results: written by npm run fuzz -- --write -->'
const end = '<!-- end of results -->'

/** Replaces the results in docs/fuzzing.md with those of this run. */
export const writeReport = async (input: { outcomes: FuzzOutcome[]; seed: number }): Promise<void> => {
  const page = await readFile(file, 'utf8')
  const [before, after] = [page.split(begin)[0], page.split(end)[1]]
  if (before === undefined || after === undefined) throw new Error('docs/fuzzing.md has no place for results')
  await writeFile(file, `${before}${begin}\n\n${table(input)}\n\n${end}${after}`)
}

const table = ({ outcomes, seed }: { outcomes: FuzzOutcome[]; seed: number }): string => {
  const routes = [...new Set(outcomes.map(({ route }) => route))]
  const rows = routes.map((route) => {
    const own = outcomes.filter((one) => one.route === route)
    const count = (kind: string) =>
      own.filter((one) => one.kind === kind).reduce((sum, { runs }) => sum + runs, 0)
    const failures = own.filter(({ failure }) => failure).length
    const slowest = Math.round(Math.max(...own.map(({ slowestMs }) => slowestMs)))
    return `| ${route} | ${count('valid')} | ${count('mutated')} | ${failures} | ${slowest} |`
  })
  const total = outcomes.reduce((sum, { runs }) => sum + runs, 0)
  const failures = outcomes.filter(({ failure }) => failure).length
  return [
    `Seed ${seed}: ${total} requests that were judged, ${failures} of them answered wrongly.`,
    '',
    '| Route | Valid | Mutated | Wrong | Slowest answer (ms) |',
    '|---|---:|---:|---:|---:|',
    ...rows,
  ].join('\n')
}
