import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Line } from '../../parsing/line.ts'
import { type Page, pageFeatures } from './page-features.ts'
import { agreementFeatures, type SecondReading } from './second-reading.ts'
import type { ShownFact } from './shown-fact.ts'
import { valueFeatures } from './value-features.ts'

/** A parsed resume with all that tells how well it was read. */
export type ReadResume = Page & {
  document: ResumeDocument
  other: SecondReading
  /** How sure the field model is, by pointer; nothing where rules read. */
  sureness: ReadonlyMap<string, number>
  /** How sure the line model is of each line. */
  placed: ReadonlyMap<Line, number>
}

const most = 4

/** The odds of being right on a logarithmic scale, cut off where they say no more. */
const odds = (share: number): number =>
  Math.max(-1, Math.min(most, Math.log10((share + 1e-4) / (1 - share + 1e-4)) * 1.5))

const fieldsOf: Partial<Record<ShownFact['kind'], readonly string[]>> = {
  job: ['/position', '/name', '/startDate', '/endDate'],
  study: ['/studyType', '/institution', '/area', '/endDate'],
  jobDates: ['/startDate', '/endDate', '/current', '/dateText'],
  studyDates: ['/startDate', '/endDate', '/current', '/dateText'],
}

function surenessOf({ kind, pointer, entry }: ShownFact, sureness: ReadonlyMap<string, number>) {
  const fields = fieldsOf[kind]?.map((field) => entry + field) ?? [pointer]
  const found = fields.flatMap((field) => sureness.get(field) ?? [])
  return found.length === 0 ? undefined : Math.min(...found)
}

/** How much each feature of a fact counts, by its name. */
export function factFeatures(fact: ShownFact, read: ReadResume): Map<string, number> {
  const features = new Map<string, number>([['always', 1]])
  const sure = surenessOf(fact, read.sureness)
  if (sure === undefined) features.set('sure:unknown', 1)
  else features.set('sure', odds(sure))
  const placed = fact.heads.flatMap((line) => read.placed.get(line) ?? [])
  if (placed.length === 0) features.set('placed:unknown', 1)
  else features.set('placed', odds(Math.min(...placed)))
  if (read.lines.length < 25) features.set('short', 1)
  for (const name of [
    ...pageFeatures(fact, read),
    ...agreementFeatures(fact, read),
    ...valueFeatures(fact, read.document),
  ])
    features.set(name, 1)
  return features
}
