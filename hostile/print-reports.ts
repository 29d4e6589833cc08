import { readFileSync, writeFileSync } from 'node:fs'
import type { Report } from './attack/attack-family.ts'
import type { Trial } from './attack/trials.ts'

type TrialResult = { trial: Trial; faults: string[]; figures: string }

const page = new URL('../docs/hostile-files.md', import.meta.url)
const begin = '<!-- results: begin -->'
const end = '<!-- results: end -->'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const held = (faults: readonly string[]) => (faults.length === 0 ? 'yes' : 'NO')
const statusesOf = ({ statuses }: Report) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')

export function printReport(report: Report): void {
  const { id, title, files, faults } = report
  console.log(
    `${id} ${title}: ${files} files (${statusesOf(report)}), slowest ${seconds(report.slowestMs)}, reader ${Math.round(report.peakReaderMb)} MB, server +${Math.round(report.growthMb)} MB, others p99 ${Math.round(report.othersMs)} ms, held: ${held(faults)}`,
  )
  for (const fault of faults) console.log(`    ${fault}`)
}

export function printTrial({ trial, figures, faults }: TrialResult): void {
  console.log(`${trial.id} ${trial.title}: ${figures}, held: ${held(faults)}`)
  for (const fault of faults) console.log(`    ${fault}`)
}

/** Writes the results into the docs page, between its two markers. */
export function writeReports(all: { reports: Report[]; results: TrialResult[]; cores: number }): void {
  const text = readFileSync(page, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < 0) throw new Error('The page has no markers for the results.')
  writeFileSync(page, `${text.slice(0, before)}${begin}\n${tables(all)}\n${text.slice(after)}`)
}

function tables({
  reports,
  results,
  cores,
}: {
  reports: Report[]
  results: TrialResult[]
  cores: number
}): string {
  const families = reports.map(
    (one) =>
      `| ${one.id.toUpperCase()} | ${one.title} | ${one.files} | ${statusesOf(one)} | ${seconds(one.slowestMs)} | ${Math.round(one.peakReaderMb)} MB | ${Math.round(one.growthMb)} MB | ${Math.round(one.othersMs)} ms | ${held(one.faults)} |`,
  )
  const trials = results.map(
    ({ trial, figures, faults }) => `| ${trial.title} | ${figures} | ${held(faults)} |`,
  )
  const date = new Date().toISOString().slice(0, 10)
  return `
Measured on ${date}, ${cores} cores, Node.js ${process.versions.node}, embedded database, by \`npm run hostile -- --write\`.

| | Family | Files | Statuses | Slowest answer | Most memory of a reader | Server grew by | Others waited (p99) | Held |
|---|---|---|---|---|---|---|---|---|
${families.join('\n')}

| Trial | Figures | Held |
|---|---|---|
${trials.join('\n')}
`
}
