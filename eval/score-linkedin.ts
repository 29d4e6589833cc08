import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '@nextrung/documents/reader'
import { withSection } from '../bench/results-table.ts'
import {
  type LinkedInFigures,
  measuredRoles,
  measurePlanted,
  measureSample,
  type PlantedFigures,
  readSamples,
} from './measure-linkedin.ts'

const page = join(import.meta.dirname, '../docs/evaluation.md')

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`
const range = (numbers: number[]): string => `${Math.min(...numbers)} to ${Math.max(...numbers)}`

const rowsOf = (samples: LinkedInFigures[], planted: ReturnType<typeof measurePlanted>): string[][] => {
  const sentences = sum(samples, (one) => one.sentences)
  const aims = sum(samples, (one) => one.aims)
  const traced = sum(samples, (one) => one.traced)
  const count = (rows: PlantedFigures[], of: 'cases' | 'objected') => sum(rows, (row) => row[of])
  const share = (rows: PlantedFigures[]) =>
    `${count(rows, 'objected')} of ${count(rows, 'cases')} (${percent(count(rows, 'objected'), count(rows, 'cases'))})`
  return [
    ['Texts written', `${samples.length} times up to three headlines and an About`],
    ['Sentences and pieces', String(sentences)],
    ['Of them an aim, which rests on the chosen role', String(aims)],
    [
      'Of the others, traced to lines that are in the file',
      `${traced} of ${sentences - aims} (${percent(traced, sentences - aims)})`,
    ],
    [
      'Telling something that the resume as it was read does not hold',
      String(sum(samples, (one) => one.invented.length)),
    ],
    [
      'Within the limits, and not empty',
      `${samples.filter((one) => one.isWithinLimits).length} of ${samples.length}`,
    ],
    [
      'Characters of the headlines',
      range(samples.flatMap(({ written }) => written.headlines.map((one) => one.characters))),
    ],
    ['Characters of the About', range(samples.map(({ written }) => written.about.characters))],
    ['Planted inventions caught in sentences in the first person', share(planted.inventions)],
    ['False alarms on honest sentences', share(planted.honest)],
  ]
}

/** Prints the scores of the samples' LinkedIn texts; `isWriting` also writes the table to the docs page. */
export async function scoreLinkedIn({
  reader,
  folder,
  isWriting,
}: {
  reader: Reader
  folder: string
  isWriting: boolean
}): Promise<void> {
  const read = await readSamples(reader, folder)
  const samples = read.flatMap((sample) => measuredRoles.map((role) => measureSample(sample, role)))
  const planted = measurePlanted()
  const rows = rowsOf(samples, planted)
  console.log('\nLinkedIn texts')
  for (const [what, value] of rows) console.log(`  ${what}: ${value}`)
  for (const { file, invented } of samples)
    for (const text of invented) console.log(`  invented in ${file}: ${text}`)
  for (const { kind, wrong } of [...planted.inventions, ...planted.honest])
    for (const text of wrong) console.log(`  wrong about ${kind}: ${text}`)
  if (!isWriting) return
  const table = [
    '| LinkedIn texts of the ten samples, for three roles each | |',
    '|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), { name: 'linkedin', body: table.join('\n') }))
}
