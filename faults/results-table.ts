import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Check, Fault } from './fault.ts'

export type Outcome = { fault: Fault; checks: Check[]; seconds: number }

const document = new URL('../docs/faults.md', import.meta.url)
const begin = '<!-- results: npm run faults -- --write -->'
const end = '<!-- end of results -->'
const head =
  '| Fault | What was done, and what must hold | Held | Kills | Seconds | Date |\n|---|---|---|---|---|---|'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const killsOf = (checks: Check[]) => sum(checks.map(({ kills = 0 }) => kills))

/** Prints what held, and the details of what did not. */
export const printOutcomes = (outcomes: Outcome[]): void => {
  for (const { fault, checks, seconds } of outcomes) {
    console.log(`\n${fault.id} ${fault.title} (${seconds} s)`)
    for (const { what, held, detail } of checks)
      console.log(`  ${held ? 'held  ' : 'BROKEN'} ${what}${detail ? `: ${detail}` : ''}`)
  }
  const checks = outcomes.flatMap((outcome) => outcome.checks)
  const broken = checks.filter(({ held }) => !held).length
  console.log(`\n${checks.length} checks, ${broken} broken, ${killsOf(checks)} kills`)
}

/** Writes the outcomes into the document, replacing earlier ones of the same faults. */
export const writeOutcomes = async (outcomes: Outcome[]): Promise<void> => {
  const text = await readFile(document, 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || rest === undefined || after === undefined)
    throw new Error(`docs/faults.md has no place for results: ${begin} … ${end}`)
  const kept = rest
    .split(end)[0]
    ?.split('\n')
    .filter(
      (line) => /^\| F\d/.test(line) && !outcomes.some(({ fault }) => line.startsWith(`| ${fault.id} |`)),
    )
  const rows = [...(kept ?? []), ...outcomes.map(row)].sort()
  await writeFile(document, `${before}${begin}\n\n${head}\n${rows.join('\n')}\n\n${end}${after}`)
}

const row = ({ fault, checks, seconds }: Outcome): string => {
  const date = new Date().toISOString().slice(0, 10)
  const lines = checks.map(({ what, held, detail }) =>
    cell(`${held ? '' : '**BROKEN** '}${what}${detail && held ? ` (${detail})` : ''}`),
  )
  const held = checks.filter((check) => check.held).length
  const cells = [
    fault.id,
    `${fault.title}:<br>${lines.join('<br>')}`,
    `${held} of ${checks.length}`,
    killsOf(checks) || '',
    seconds,
    `${date}, ${cpus().length} cores`,
  ]
  return `| ${cells.join(' | ')} |`
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 500)
