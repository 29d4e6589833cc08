import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import { linesOfText } from '@nextrung/documents/read/text'
import type { Reader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import { readRows, type TextTruth } from '../read-truth.ts'
import { unescapeText } from '../unescape-text.ts'
import { roleOfTitle } from './title-roles.ts'
import { withoutAnswer } from './without-answer.ts'

/** A resume with everything removed that names its latest role, and that role. */
export type FitRow = {
  id: string
  set: 'texts' | 'people'
  isTuning: boolean
  role: TargetRole
  document: ResumeDocument
}

type PersonTruth = { file: string; work: { position: string | null }[] }

/** Half of the texts, by a hash of their id. */
const isTuningId = (id: string): boolean => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0

const openingCharacters = 300
const openingOf = ({ text }: TextTruth): string =>
  text.replace(/\W+/g, '').toLowerCase().slice(0, openingCharacters)

/** Each text once: some rows are copies. A text one of whose copies is in the tuning half belongs there. */
const readDistinct = (folder: string): { truth: TextTruth; isTuning: boolean }[] => {
  const truths = readRows<TextTruth>(join(folder, 'resumes.jsonl')) ?? []
  return [...Map.groupBy(truths, openingOf).values()].flatMap((copies) => {
    const [truth] = copies
    return truth ? [{ truth, isTuning: copies.some(({ id }) => isTuningId(id)) }] : []
  })
}

const latestTitle = ({ text, entities }: TextTruth): string | undefined => {
  const start = text.toUpperCase().indexOf('WORK EXPERIENCE')
  return entities.find((one) => one.label === 'Designation' && one.start > start)?.text
}

/** The rows of labelled texts whose latest title clearly names a role. */
export const readTextRows = (folder: string): { rows: FitRow[]; skipped: number } => {
  const truths = readDistinct(folder)
  const rows = truths.flatMap(({ truth, isTuning }): FitRow[] => {
    const title = latestTitle(truth)
    const role = title && roleOfTitle(title)
    if (!title || !role) return []
    const lines = linesOfText(unescapeText(truth.text))
    const { document } = parseResume({ format: 'txt', pageCount: 1, lines, links: [], notices: [] })
    return [{ id: truth.id, set: 'texts', isTuning, role, document: withoutAnswer(document, title) }]
  })
  return { rows, skipped: truths.length - rows.length }
}

/** The people of a folder with `truth.jsonl`. `isTuning` says which files may be looked at. */
export const readPeopleRows = async (
  reader: Reader,
  { folder, isTuning }: { folder: string; isTuning: (file: string) => boolean },
): Promise<{ rows: FitRow[]; skipped: number }> => {
  const truths = readRows<PersonTruth>(join(folder, 'truth.jsonl')) ?? []
  const rows: FitRow[] = []
  for (const { file, work } of truths) {
    const title = work.find(({ position }) => position)?.position
    const role = title && roleOfTitle(title)
    if (!title || !role) continue
    const read = await reader.read({ fileName: file, bytes: readFileSync(join(folder, file)) })
    const document = withoutAnswer(parseResume(read).document, title)
    rows.push({ id: file, set: 'people', isTuning: isTuning(file), role, document })
  }
  return { rows, skipped: truths.length - rows.length }
}
