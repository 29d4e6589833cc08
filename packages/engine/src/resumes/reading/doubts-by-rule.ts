import type { ResumeEducation, ResumeWork } from '@nextrung/contract/resume-document'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { headingKind } from '../parsing/heading-words.ts'
import type { Line } from '../parsing/line.ts'
import { looksLikeName } from '../parsing/names.ts'
import type { ParsedResume } from '../resume-model.ts'
import { type NearbyText, untakenTexts } from './nearby-texts.ts'
import type { SourceIndex } from './source-index.ts'

/** A field that may be wrong or missing, the lines it is about, and texts that may be right. */
export type Doubt = { pointer: string; lines: readonly Line[]; suggestions: string[] }

type Reading = Pick<ParsedResume, 'document'> & { lines: readonly Line[]; index: SourceIndex }

const head = /^(?:name|position|location|startDate|endDate|current|dateText|institution|studyType|area|url)$/
const farApart = 2
const namesStandIn = 12

function nameDoubt({ document, lines, index }: Reading): Doubt[] {
  if (document.basics.name !== undefined) return []
  const isFree = (line: Line) => [...index.ownersOf(line)].every((owner) => owner === '/basics')
  const top = lines
    .slice(0, namesStandIn)
    .filter((line) => line.text.length <= 60 && !/[\d@:]/.test(line.text) && isFree(line))
  const { label, location } = document.basics
  const taken = [label, location?.text].flatMap((text) => text ?? [])
  const names = untakenTexts(top, taken).filter(
    ({ text }) => looksLikeName(text) || (/^\p{Lu}[\p{L} .'’-]{3,40}$/u.test(text) && !hasTitleWord(text)),
  )
  const shown = names.length > 0 ? names.map(({ line }) => line) : lines.slice(0, 2)
  return [{ pointer: '/basics/name', lines: shown, suggestions: names.map(({ text }) => text) }]
}

const textsOf = (entry: ResumeWork | ResumeEducation): string[] =>
  Object.values(entry).flatMap((value) => (typeof value === 'string' || Array.isArray(value) ? value : []))

/** The lines of an entry's head, and the ones right above and below that belong to no other entry. */
function headLines(reading: Reading, pointer: string): { own: Line[]; around: Line[] } {
  const { lines, index } = reading
  const own = index.linesOf(pointer, head)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return { own, around: [] }
  const isFree = (line: Line) =>
    [...index.ownersOf(line)].every((owner) => owner === pointer) &&
    !own.includes(line) &&
    !line.bullet &&
    headingKind(line.text) === undefined
  const beside = lines.filter(
    (line) =>
      line.index >= first.index - 1 &&
      line.index <= last.index + 1 &&
      own.some((mine) => Math.abs(mine.index - line.index) === 1) &&
      isFree(line),
  )
  return { own, around: [...own, ...beside].sort((a, b) => a.index - b.index) }
}

type Job = { job: ResumeWork; pointer: string; own: Line[]; found: NearbyText[] }

/** A job without position and employer: one of the texts beside it may name it, or it is no job. */
function unnamedJob({ pointer, own, found }: Job): Doubt {
  const titles = found.filter(({ text }) => hasTitleWord(text))
  return titles.length > 0
    ? { pointer: `${pointer}/position`, lines: own, suggestions: titles.map(({ text }) => text) }
    : { pointer, lines: own, suggestions: [] }
}

const isSkillList = (text: string): boolean =>
  text.split(/\s*[,;|/]\s*/).every((part) => findSkillByName(part) !== undefined)

function partDoubts({ job, pointer, own, found }: Job): Doubt[] {
  if (job.position === undefined && job.name === undefined) return [unnamedJob({ job, pointer, own, found })]
  if (job.position !== undefined && job.name !== undefined) return []
  const field = job.position === undefined ? 'position' : 'name'
  const given = job.position ?? job.name ?? ''
  // A row of a table of tools ("Windows Server, VMware | 2009 – 2011") is read as a job.
  if (isSkillList(given)) return [{ pointer, lines: own, suggestions: [] }]
  const isTitle = field === 'position'
  const fitting = found.filter(({ text }) => !isTitle || hasTitleWord(text) || found.length === 1)
  if (fitting.length === 0) return []
  const lines = [...new Set([...fitting.map(({ line }) => line), ...own])].sort((a, b) => a.index - b.index)
  return [{ pointer: `${pointer}/${field}`, lines, suggestions: fitting.map(({ text }) => text) }]
}

function swappedDoubt({ job, pointer, own, found }: Job): Doubt[] {
  const { position, name } = job
  if (position === undefined || name === undefined || hasTitleWord(position) || !hasTitleWord(name)) return []
  const titles = found.filter(({ text }) => hasTitleWord(text)).map(({ text }) => text)
  return [{ pointer: `${pointer}/position`, lines: own, suggestions: [name, ...titles] }]
}

function dateDoubt(reading: Reading, { job, pointer }: Job): Doubt[] {
  const { lines, index: sources } = reading
  const linesOf = (field: string) => sources.linesOf(`${pointer}/${field}`)
  const [start] = linesOf('startDate')
  const [end] = [...linesOf('endDate'), ...linesOf('current')]
  if (job.startDate === undefined || start === undefined || end === undefined) return []
  const isFar =
    start.source.page !== end.source.page || Math.abs(start.source.line - end.source.line) > farApart
  if (!isFar) return []
  const between = lines.filter(
    ({ index }) =>
      index >= Math.min(start.index, end.index) - 1 && index <= Math.max(start.index, end.index) + 1,
  )
  const ranges = between.flatMap(({ text }) => findDates(text).filter(({ isRange }) => isRange))
  return [
    {
      pointer: `${pointer}/dateText`,
      lines: [start, end],
      suggestions: ranges.map(({ text }) => text.trim()),
    },
  ]
}

const jobDoubts = (reading: Reading): Doubt[] =>
  reading.document.work.flatMap((job, at) => {
    const pointer = `/work/${at}`
    const { own, around } = headLines(reading, pointer)
    const given: Job = { job, pointer, own, found: untakenTexts(around, textsOf(job)) }
    return [...partDoubts(given), ...swappedDoubt(given), ...dateDoubt(reading, given)]
  })

const schoolDoubts = (reading: Reading): Doubt[] =>
  reading.document.education.flatMap((school, at) => {
    if (school.institution !== undefined) return []
    const pointer = `/education/${at}`
    const { own, around } = headLines(reading, pointer)
    const found = untakenTexts(around, textsOf(school)).sort(
      (a, b) => Number(hasInstitutionWord(b.text)) - Number(hasInstitutionWord(a.text)),
    )
    return [{ pointer: `${pointer}/institution`, lines: own, suggestions: found.map(({ text }) => text) }]
  })

/** What general rules make of a parsed resume: no name, jobs with a part missing or swapped, dates from afar. */
export function doubtsByRule(
  document: ParsedResume['document'],
  { lines, index }: { lines: readonly Line[]; index: SourceIndex },
): Doubt[] {
  const reading: Reading = { document, lines, index }
  return [...nameDoubt(reading), ...jobDoubts(reading), ...schoolDoubts(reading)]
}
