import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { formatDateRange } from '../resume-text.ts'

/** The value a JSON pointer leads to. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value: unknown = document
  for (const key of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The dates of an entry, as a resume shows them. */
function datesOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined
  const range: Pick<ResumeWork, 'startDate' | 'endDate' | 'current' | 'dateText'> = {
    startDate: text(entry.startDate),
    endDate: text(entry.endDate),
    current: entry.current === true,
    dateText: text(entry.dateText),
  }
  return formatDateRange(range) || undefined
}

const headFields = [
  'position',
  'name',
  'studyType',
  'area',
  'institution',
  'issuer',
  'date',
  'language',
  'fluency',
  'location',
]

/** An entry by its head, or by its first line if it has none. */
function entryText(entry: Record<string, unknown>): string | undefined {
  const names = headFields.flatMap((field) => text(entry[field]) ?? [])
  const lines = [entry.summary, entry.description, entry.highlights, entry.keywords].flat()
  const first = names.length === 0 ? lines.find((line) => typeof line === 'string') : undefined
  return [...names, datesOf(entry), text(first)].filter(Boolean).join(', ') || undefined
}

/** A field as the person is asked about it: dates as a range, an entry by its head. Undefined if it is not there. */
export function fieldText(document: ResumeDocument, pointer: string): string | undefined {
  if (pointer.endsWith('/dateText')) return datesOf(valueAt(document, pointer.slice(0, -'/dateText'.length)))
  const value = valueAt(document, pointer)
  if (isRecord(value)) return entryText(value)
  return text(value)
}
