import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { fold } from '../../../text/fold.ts'
import type { ShownFact } from './shown-fact.ts'

/** What another reader made of the same lines. */
export type SecondReading = Omit<ResumeDocument, 'sectionOrder'>

type Entry = { names: readonly (string | undefined)[]; start: string | undefined; end: string | undefined }
type Document = SecondReading

const bare = (text: string | undefined): string =>
  fold(text ?? '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** `same` for equal texts, `holds` where one holds the other. */
function likeness(a: string | undefined, b: string | undefined): 'same' | 'holds' | undefined {
  const [one, other] = [bare(a), bare(b)]
  if (one === '' || other === '') return undefined
  if (one === other) return 'same'
  return one.length > 3 && other.length > 3 && (one.includes(other) || other.includes(one))
    ? 'holds'
    : undefined
}

const jobsOf = ({ work }: Document): Entry[] =>
  work.map(({ position, name, startDate, endDate }) => ({
    names: [position, name],
    start: startDate,
    end: endDate,
  }))
const studiesOf = ({ education }: Document): Entry[] =>
  education.map(({ studyType, area, institution, startDate, endDate }) => ({
    names: [[studyType, area].filter(Boolean).join(' ') || undefined, institution],
    start: startDate,
    end: endDate,
  }))

const entriesOf = (document: Document, entry: string): Entry[] =>
  entry.startsWith('/work') ? jobsOf(document) : studiesOf(document)

const areAlike = (a: Entry, b: Entry): number =>
  a.names.reduce((sum, name, at) => {
    const found = likeness(name, b.names[at])
    return sum + (found === 'same' ? 1 : found === 'holds' ? 0.7 : 0)
  }, 0) + (a.start === b.start && a.end === b.end && (a.start ?? a.end) !== undefined ? 0.9 : 0)

function bestOf(entry: Entry, others: readonly Entry[]): { found: Entry; score: number } | undefined {
  let best: { found: Entry; score: number } | undefined
  for (const found of others) {
    const score = areAlike(entry, found)
    if (score > (best?.score ?? 0)) best = { found, score }
  }
  return best
}

const fieldAt = { position: 0, employer: 1, degree: 0, school: 1 } as const

function entryFeatures(fact: ShownFact, { own, found }: { own: Entry; found: Entry }): string[] {
  const { kind } = fact
  if (kind === 'jobDates' || kind === 'studyDates') {
    const isSame = own.start === found.start && own.end === found.end
    const isPart = own.start === found.start || own.end === found.end
    return [`other:dates:${isSame ? 'same' : isPart ? 'part' : 'other'}`]
  }
  if (kind === 'position' || kind === 'employer' || kind === 'degree' || kind === 'school') {
    const at = fieldAt[kind]
    const told = found.names[at]
    if (told === undefined) return ['other:missing']
    return [`other:${likeness(own.names[at], told) ?? 'differs'}`]
  }
  return []
}

const basicsField = { name: 'name', title: 'label' } as const

/** Whether another reader found the same, as the names of features. */
export function agreementFeatures(
  fact: ShownFact,
  { document, other }: { document: Document; other: Document },
): string[] {
  const { kind, entry, value } = fact
  if (kind === 'name' || kind === 'title') {
    const told = other.basics[basicsField[kind]]
    return [told === undefined ? 'other:missing' : `other:${likeness(value, told) ?? 'differs'}`]
  }
  const at = Number(entry.split('/')[2])
  if (kind === 'certificate') {
    const name = document.certificates[at]?.name
    const found = other.certificates.map((one) => likeness(name, one.name))
    const best = found.includes('same') ? 'same' : found.includes('holds') ? 'holds' : 'none'
    const isStudy = studiesOf(other).some((study) => study.names.some((one) => likeness(one, name)))
    const isJob = jobsOf(other).some((job) => job.names.some((one) => likeness(one, name)))
    return [`other:${best}`, ...(isStudy ? ['other:study'] : []), ...(isJob ? ['other:job'] : [])]
  }
  const own = entriesOf(document, entry)[at]
  if (own === undefined) return []
  const best = bestOf(own, entriesOf(other, entry))
  const elsewhere = entry.startsWith('/work') ? studiesOf(other) : jobsOf(other)
  const isElsewhere = (bestOf(own, elsewhere)?.score ?? 0) >= 1
  const isProject = other.projects.some(({ name }) => own.names.some((one) => likeness(one, name)))
  const isCertificate = other.certificates.some(({ name }) => own.names.some((one) => likeness(one, name)))
  return [
    best === undefined ? 'other:entry:none' : `other:entry:${Math.round(best.score * 1.5)}`,
    ...(best === undefined ? [] : entryFeatures(fact, { own, found: best.found })),
    ...(isElsewhere ? ['other:elsewhere'] : []),
    ...(isProject ? ['other:project'] : []),
    ...(isCertificate ? ['other:certificate'] : []),
  ]
}
