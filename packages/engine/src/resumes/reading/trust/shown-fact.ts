import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Line } from '../../parsing/line.ts'
import { fieldText } from '../field-text.ts'
import type { SourceIndex } from '../source-index.ts'

/** What may be wrong in a result; `job` and `study` stand for whether there is such an entry at all. */
export const factKinds = [
  'name',
  'title',
  'job',
  'position',
  'employer',
  'jobDates',
  'study',
  'degree',
  'school',
  'studyDates',
  'certificate',
] as const
export type FactKind = (typeof factKinds)[number]

/** A fact that a person is shown, where it stands, and the lines that its entry is headed by. */
export type ShownFact = {
  kind: FactKind
  pointer: string
  /** The entry, such as `/work/0`; `/basics` for what is no entry's. */
  entry: string
  value: string
  lines: readonly Line[]
  heads: readonly Line[]
}

const heads = {
  '/work': /^(?:name|position|startDate|endDate|current|dateText)$/,
  '/education': /^(?:institution|studyType|area|startDate|endDate|current|dateText)$/,
  '/certificates': /^(?:name|issuer|date|statusText)$/,
} as const
const dates = /^(?:startDate|endDate|current|dateText)$/

const entryFields: readonly (readonly [keyof typeof heads, readonly (readonly [FactKind, string])[]])[] = [
  [
    '/work',
    [
      ['job', ''],
      ['position', '/position'],
      ['employer', '/name'],
      ['jobDates', '/dateText'],
    ],
  ],
  [
    '/education',
    [
      ['study', ''],
      ['degree', '/studyType'],
      ['school', '/institution'],
      ['studyDates', '/dateText'],
    ],
  ],
  ['/certificates', [['certificate', '/name']]],
]

/** The facts of a resume that may be asked about, with their lines. */
export function shownFacts(document: ResumeDocument, index: SourceIndex): ShownFact[] {
  const facts: ShownFact[] = []
  const add = (fact: Omit<ShownFact, 'value'>) => {
    const value = fieldText(document, fact.pointer)
    if (value !== undefined && value !== '') facts.push({ ...fact, value })
  }
  for (const [kind, field] of [
    ['name', 'name'],
    ['title', 'label'],
  ] as const) {
    const lines = index.linesOf(`/basics/${field}`)
    add({ kind, pointer: `/basics/${field}`, entry: '/basics', lines, heads: lines })
  }
  const counts = {
    '/work': document.work.length,
    '/education': document.education.length,
    '/certificates': document.certificates.length,
  }
  for (const [section, fields] of entryFields)
    for (let at = 0; at < counts[section]; at += 1) {
      const entry = `${section}/${at}`
      const around = index.linesOf(entry, heads[section])
      for (const [kind, field] of fields) {
        const lines = field.endsWith('dateText')
          ? index.linesOf(entry, dates)
          : field === ''
            ? around
            : index.linesOf(entry + field)
        add({ kind, pointer: entry + field, entry, lines, heads: around })
      }
    }
  return facts
}
