import { parseArgs } from 'node:util'
import { toLines } from '@nextrung/engine/resumes/parsing/line'
import { labelFields } from '@nextrung/engine/resumes/reading/label-fields'
import { labelLines } from '@nextrung/engine/resumes/reading/label-lines'
import type { LabelledResume } from './shapes.ts'
import { readLabelledResumes } from './training-data.ts'

// How well the two models label resumes that they were not trained on: generate these with another seed.
type Tally = { hits: number; truth: number; found: number }
type Tallies = Map<string, Tally>

const tallyOf = (tallies: Tallies, name: string): Tally => {
  const tally = tallies.get(name) ?? { hits: 0, truth: 0, found: 0 }
  tallies.set(name, tally)
  return tally
}

function measure(
  { read, truth }: LabelledResume,
  { roles, fields }: { roles: Tallies; fields: Tallies },
): void {
  const lines = toLines(read)
  const labelled = labelLines(lines)
  for (const [at, one] of labelled.entries()) {
    const known = truth[at] ?? undefined
    if (known === undefined) continue
    const real = `${known.role}${known.begins ? '' : ' goes on'}`
    const found = `${one.role}${one.begins ? '' : ' goes on'}`
    tallyOf(roles, real).truth += 1
    tallyOf(roles, found).found += 1
    if (real === found) tallyOf(roles, real).hits += 1
  }
  const spans = labelFields(labelled).flatMap((block) => block.spans)
  const wanted = truth.flatMap((known, at) =>
    (known?.fields ?? []).map((field) => ({ ...field, line: lines[at] })),
  )
  for (const field of wanted) tallyOf(fields, field.label).truth += 1
  for (const span of spans) {
    tallyOf(fields, span.label).found += 1
    const isRight = wanted.some(
      ({ line, label, start, end }) =>
        line === span.line &&
        label === span.label &&
        Math.abs(start - span.start) < 2 &&
        Math.abs(end - span.end) < 2,
    )
    if (isRight) tallyOf(fields, span.label).hits += 1
  }
}

function print(title: string, tallies: Tallies): void {
  console.log(`\n${title.padEnd(24)} precision recall   F1  of`)
  for (const [name, { hits, truth, found }] of [...tallies].sort((a, b) => b[1].truth - a[1].truth)) {
    const shares = [hits / found, hits / truth, (2 * hits) / (truth + found)].map((share) => share.toFixed(3))
    console.log(`${name.padEnd(24)} ${shares.join('   ')} ${truth}`)
  }
}

const { positionals } = parseArgs({ allowPositionals: true })
const [folder] = positionals
if (folder === undefined) {
  console.error('Name a folder of generated resumes that the models have not seen.')
  process.exitCode = 1
} else {
  const roles: Tallies = new Map()
  const fields: Tallies = new Map()
  for await (const resume of readLabelledResumes(folder)) measure(resume, { roles, fields })
  print('role', roles)
  print('field', fields)
}
