import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { toLines } from '@nextrung/engine/resumes/parsing/line'
import { fieldBlocks } from '@nextrung/engine/resumes/reading/field-blocks'
import { fieldFeatures } from '@nextrung/engine/resumes/reading/field-features'
import { type FieldLabel, fieldLabels, lineLabelOf } from '@nextrung/engine/resumes/reading/labels'
import { lineContext } from '@nextrung/engine/resumes/reading/line-context'
import { lineFeatures } from '@nextrung/engine/resumes/reading/line-features'
import type { SequenceData } from '../sequence-training/sequence-data.ts'
import { inNoLanguage } from './in-no-language.ts'
import { makeRandom } from './seeded-random.ts'
import type { LabelledResume } from './shapes.ts'
import { weathered } from './weathered.ts'

/** The labelled resumes in the folder's JSON Lines files, in order. */
export async function* readLabelledResumes(folder: string): AsyncGenerator<LabelledResume> {
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.jsonl')) continue
    for await (const line of createInterface(createReadStream(join(folder, name))))
      if (line !== '') yield JSON.parse(line)
  }
}

const foreignShare = 0.08

/** The resume as a file may have lost some of its looks, now and then in no known language; its truth stays. */
export function weatheredResume(resume: LabelledResume): LabelledResume {
  const random = makeRandom(resume.person)
  const told = random.chance(foreignShare) ? inNoLanguage(resume, random) : resume
  return { ...told, read: weathered(told.read, random) }
}

/** The line model's items and labels of one resume. */
export function addLines(data: SequenceData, { read, truth }: LabelledResume): void {
  const lines = toLines(read)
  data.add(
    lineFeatures(lineContext(lines)),
    truth.map((label) => (label === undefined || label === null ? -1 : lineLabelOf(label))),
  )
}

/** The field model's items and labels of one resume: a sequence for each block. */
export function addFields(data: SequenceData, { read, truth }: LabelledResume): void {
  const lines = toLines(read)
  const labels = truth.map((label) => label ?? undefined)
  const blocks = fieldBlocks(lines, labels)
  for (const [number, { tokens, features }] of fieldFeatures(blocks, lines).entries()) {
    if (blocks[number] === undefined) continue
    data.add(
      features,
      tokens.map(({ line, start, end }) => {
        const own = labels[lines.indexOf(line)]?.fields ?? []
        const middle = (start + end) / 2
        const label: FieldLabel =
          own.find((field) => field.start <= middle && field.end >= middle)?.label ?? 'none'
        return fieldLabels.indexOf(label)
      }),
    )
  }
}
