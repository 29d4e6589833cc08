// npm run measure:role-fit -- <folder> [tuning]: ranks the roles for labelled resumes from which the latest title,
// headline and summary are removed, and counts how often that title's role is among the first three. The folder holds
// resumes.jsonl and people/. Held-out rows are printed as counts only; `tuning` prints the other half row by row.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createReader } from '@nextrung/documents/reader'
import { orderRoles } from '@nextrung/engine/path/order-roles'
import { readStanding } from '@nextrung/engine/path/standing'
import { type FitFigures, measureFit, type RankedRow } from './fit-figures.ts'
import { type FitRow, readPeopleRows, readTextRows } from './fit-rows.ts'

const today = '2026-11-20'
const lastOpenPerson = 16

const [given, mode] = process.argv.slice(2)
if (!given || !existsSync(resolve(given))) {
  console.error(
    'Name the folder with resumes.jsonl and people/: npm run measure:role-fit -- <folder> [tuning]',
  )
  process.exit(2)
}
const folder = resolve(given)

const rank = (row: FitRow): RankedRow => {
  const standing = readStanding({
    resume: row.document,
    profile: { skills: [], certificates: [] },
    today,
  })
  return { ...row, ranked: orderRoles(standing).map(({ role }) => role) }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

const print = (title: string, rows: readonly RankedRow[]): FitFigures | undefined => {
  if (rows.length === 0) return undefined
  const figures = measureFit(rows)
  const { n, roles, macro, micro, majorityMacro, majorityMicro, byRole } = figures
  console.log(`\n${title}: n=${n}, ${roles} roles`)
  console.log(
    `  among the first three, macro recall   ${percent(macro)}   three most frequent roles ${percent(majorityMacro)}`,
  )
  console.log(
    `  among the first three, share of rows  ${percent(micro)}   three most frequent roles ${percent(majorityMicro)}`,
  )
  for (const { role, n: of, found } of byRole) console.log(`    ${role.padEnd(34)} ${found} of ${of}`)
  return figures
}

const worstShown = 6

/** Where the role ended up in the worst rows, without anything of the resume. */
const printWorst = (rows: readonly RankedRow[]): void => {
  const places = rows.map(({ role, ranked }) => ({ role, place: ranked.indexOf(role) + 1, first: ranked[0] }))
  for (const { role, place, first } of places.sort((a, b) => b.place - a.place).slice(0, worstShown))
    console.log(`  worst: ${role} at place ${place}, behind ${first}`)
}

const reader = createReader()
try {
  const texts = readTextRows(folder)
  const shared = await readPeopleRows(reader, {
    folder: join(folder, 'people'),
    isTuning: (file) => Number.parseInt(file, 10) <= lastOpenPerson,
  })
  const own = await readPeopleRows(reader, {
    folder: join(import.meta.dirname, '../people'),
    isTuning: () => true,
  })
  const rows = [...texts.rows, ...shared.rows, ...own.rows].map(rank)
  const heldOut = rows.filter(({ isTuning }) => !isTuning)
  const tuning = rows.filter(({ isTuning }) => isTuning)
  console.log(
    `Left out, because the latest title names no role: ${texts.skipped} texts, ${shared.skipped + own.skipped} people.`,
  )
  print(
    'Held-out texts',
    heldOut.filter(({ set }) => set === 'texts'),
  )
  printWorst(heldOut.filter(({ set }) => set === 'texts'))
  print(
    'Held-out people',
    heldOut.filter(({ set }) => set === 'people'),
  )
  print('Held out, together', heldOut)
  print('Tuning half', tuning)
  if (mode === 'tuning')
    for (const { id, role, ranked } of tuning)
      console.log(
        `${String(ranked.indexOf(role) + 1).padStart(3)}  ${id}: ${role}; ${ranked.slice(0, 3).join(', ')}`,
      )
} finally {
  reader.close()
}
