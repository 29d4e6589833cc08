import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { findDegree, hasCompanyWord, hasInstitutionWord, hasTitleWord } from '../../../text/career-words.ts'
import { findDates } from '../../../text/find-dates.ts'
import { readPlace } from '../../../text/places.ts'
import { looksLikeName } from '../../parsing/names.ts'
import { untakenTexts } from '../nearby-texts.ts'
import type { ShownFact } from './shown-fact.ts'

type Dated = { startDate?: string | undefined; endDate?: string | undefined; current?: boolean | undefined }
type Document = Omit<ResumeDocument, 'sectionOrder'>

const isYear = (date: string | undefined) => date !== undefined && date.length === 4

/** How the dates of an entry look beside those of the others. */
function dateFeatures(own: Dated, others: readonly Dated[]): string[] {
  const { startDate, endDate, current } = own
  const shape = ({ startDate: from, endDate: to, current: now }: Dated) =>
    `${from === undefined ? '-' : isYear(from) ? 'y' : 'm'}${now === true ? 'now' : to === undefined ? '-' : isYear(to) ? 'y' : 'm'}`
  const alike = others.filter((one) => shape(one) === shape(own)).length
  const isSame = others.some(
    (one) => one.startDate === startDate && one.endDate === endDate && (startDate ?? endDate) !== undefined,
  )
  const features = [
    `dates:${shape(own)}`,
    `dates:alike:${others.length === 0 ? 'alone' : alike === 0 ? 'no' : alike === others.length ? 'all' : 'some'}`,
  ]
  if (startDate !== undefined && endDate !== undefined && endDate < startDate)
    features.push('dates:backwards')
  if (isSame) features.push('dates:twice')
  if (current === true && others.some((one) => one.current === true)) features.push('dates:two now')
  return features
}

/** Whether an entry is out of the order in which the others stand. */
function orderFeatures(entries: readonly Dated[], at: number): string[] {
  const key = (one: Dated | undefined) =>
    one === undefined ? undefined : one.current === true ? '9999' : (one.endDate ?? one.startDate)
  const keys = entries.map(key)
  const falls = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined ? 0 : Math.sign(b.localeCompare(a))
  const steps = keys.slice(1).map((one, before) => falls(keys[before], one))
  const down = steps.filter((step) => step < 0).length
  const up = steps.filter((step) => step > 0).length
  const usual = down >= up ? -1 : 1
  const broken = [steps[at - 1], steps[at]].some((step) => step !== undefined && step === -usual)
  return broken ? ['dates:out of order'] : []
}

function wordFeatures(value: string): string[] {
  const words = value.split(/\s+/)
  const told: readonly (readonly [boolean, string])[] = [
    [hasTitleWord(value), 'title'],
    [hasCompanyWord(value), 'company'],
    [hasInstitutionWord(value), 'school'],
    [findDegree(value) !== undefined, 'degree'],
    [findDates(value).length > 0, 'date'],
    [readPlace(value) !== undefined, 'place'],
    [looksLikeName(value), 'name'],
    [/^\p{Ll}/u.test(value), 'small'],
    [/[.!?;:]$/.test(value), 'ends'],
    [/[.;:]\s/.test(value), 'stops'],
    [/\d/.test(value), 'digit'],
    [/^[^\p{Ll}]+$/u.test(value), 'capitals'],
    [
      /\d\s*(?:h|hrs?|hours?|days?|weeks?|ects|stunden|std|heures|horas|uur|ore|dni|timmar)\b/iu.test(value),
      'length',
    ],
    [(value.match(/\(/g)?.length ?? 0) !== (value.match(/\)/g)?.length ?? 0), 'bracket'],
    [/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(value), 'script'],
  ]
  return [
    ...told.flatMap(([holds, name]) => (holds ? [`word:${name}`] : [])),
    `words:${words.length > 8 ? 'many' : Math.min(6, words.length)}`,
  ]
}

const listOf = (document: Document, entry: string) =>
  entry.startsWith('/work') ? document.work : document.education

/** What else an entry has, and what its dates look like. */
function entryFeatures(fact: ShownFact, document: Document): string[] {
  if (!/^\/(?:work|education)\//.test(fact.entry)) return []
  const at = Number(fact.entry.split('/')[2])
  const entries = listOf(document, fact.entry)
  const own = entries[at]
  if (own === undefined) return []
  const names =
    'institution' in own || 'studyType' in own
      ? [own.studyType ?? own.area, own.institution]
      : 'position' in own || 'name' in own
        ? [own.position, own.name]
        : []
  const others = entries.filter((_one, number) => number !== at)
  return [
    `has:${names.map((name) => (name === undefined ? '-' : 'x')).join('')}`,
    `has:text:${own.highlights.length > 0}`,
    `entries:${Math.min(6, entries.length)}`,
    ...dateFeatures(own, others),
    ...orderFeatures(entries, at),
  ]
}

/** What a fact's own words and the rest of its entry say. */
export function valueFeatures(fact: ShownFact, document: Document): string[] {
  const { value, lines, kind } = fact
  const isNamed = kind !== 'jobDates' && kind !== 'studyDates' && kind !== 'job' && kind !== 'study'
  const cells = lines.flatMap((line) => line.cells)
  const isCell = cells.some((cell) => cell.trim() === value)
  const left = kind === 'job' || kind === 'study' ? untakenTexts(fact.heads, [value]).length : 0
  return [
    ...(isNamed ? wordFeatures(value) : []),
    ...(isNamed ? [isCell ? 'value:cell' : 'value:part'] : []),
    ...(left > 0 ? [`value:left:${Math.min(3, left)}`] : []),
    ...entryFeatures(fact, document),
  ]
}
