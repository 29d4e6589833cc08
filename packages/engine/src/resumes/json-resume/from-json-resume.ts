import type { ReadDocument } from '@nextrung/contract/read-document'
import {
  ResumeDocument,
  type ResumeOtherSection,
  ResumeSection,
  resumeSections,
} from '@nextrung/contract/resume-document'
import type { z } from 'zod'
import { listSkills } from '../../person/list-skills.ts'
import { languageOf } from '../../text/language.ts'
import { cleanDocument } from '../correcting/clean-document.ts'
import type { ParsedResume } from '../resume-model.ts'
import { documentLines, readOf } from './document-lines.ts'
import { JsonResumeError } from './json-resume-error.ts'
import { JsonResume } from './json-resume-schema.ts'
import { type OtherList, otherLists } from './other-lists.ts'
import { readCertificateEntry } from './read-certificate-entry.ts'
import { wordsOf } from './strict-fields.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Present but empty fields, common in exports, count as missing. */
function withoutEmpty(fields: Fields): Fields {
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tidy).filter((item) => item !== null && item !== '')
    return isFields(value) ? withoutEmpty(value) : value
  }
  const given = Object.entries(fields).filter(
    ([, item]) => item !== null && item !== '' && item !== undefined,
  )
  return Object.fromEntries(given.map(([key, item]) => [key, tidy(item)]))
}

const rename = (entry: unknown, names: Record<string, string>): unknown =>
  isFields(entry)
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) => {
          const name = Object.hasOwn(names, key) ? names[key] : undefined
          return [name !== undefined && entry[name] === undefined ? name : key, value]
        }),
      )
    : entry

/** Field names from before version 1, still common in files. */
function withNewNames(value: Fields): Fields {
  const { basics, work, volunteer, publications, projects } = value
  const each = (list: unknown, names: Record<string, string>) =>
    Array.isArray(list) ? list.map((entry) => rename(entry, names)) : list
  return {
    ...value,
    basics: rename(basics, { website: 'url', picture: 'image' }),
    work: each(work, { company: 'name', website: 'url' }),
    volunteer: each(volunteer, { website: 'url' }),
    publications: each(publications, { website: 'url' }),
    projects: each(projects, { website: 'url' }),
  }
}

function wrongField({ path, message }: { path: PropertyKey[]; message: string }): JsonResumeError {
  const names = path.map((part, at) =>
    typeof part === 'number'
      ? `entry ${part + 1}`
      : `"${String(part)}"${typeof path[at + 1] === 'number' ? ',' : ''}`,
  )
  const where = names
    .join(' ')
    .replace(/^("\w+") ("\w+")/, '$1, $2')
    .replace(/(entry \d+) "/g, '$1, "')
  return new JsonResumeError(`This JSON Resume cannot be read: ${where} must be ${message}.`)
}

function check(value: unknown): JsonResume {
  if (!isFields(value))
    throw new JsonResumeError('This is not a JSON Resume: it has no fields such as "basics" and "work".')
  const given = withNewNames(value)
  const hasAny = Object.keys(JsonResume.shape).some((key) => key !== 'meta' && given[key] !== undefined)
  const { meta, ...content } = given
  const result = JsonResume.safeParse({ ...withoutEmpty(content), meta })
  const issue = result.error?.issues[0]
  if (issue !== undefined) throw wrongField(issue)
  if (result.data === undefined || !hasAny)
    throw new JsonResumeError(
      'This is not a JSON Resume: it has none of its sections, such as "basics" and "work".',
    )
  return result.data
}

type Other = z.output<typeof ResumeOtherSection>

const listNames = Object.keys(otherLists) as OtherList[]
// Each list has its own formatter, which TypeScript cannot follow through the loop.
const linesOf = (list: OtherList, entries: readonly object[]): string[] =>
  entries.flatMap((entry) => (otherLists[list].write as (entry: object) => string[])(entry))

function otherOf(resume: JsonResume): Other[] {
  const left = new Map<OtherList, object[]>(listNames.map((list) => [list, [...(resume[list] ?? [])]]))
  const sections = (resume.meta?.nextrung?.other ?? []).flatMap(({ heading, lines, of, count }): Other[] => {
    if (of === undefined) return [{ heading, lines: lines ?? [] }]
    const entries = left.get(of)?.splice(0, count ?? 0) ?? []
    return entries.length === 0 && count !== 0 ? [] : [{ heading, lines: linesOf(of, entries) }]
  })
  for (const [list, entries] of left)
    if (entries.length > 0)
      sections.push({ heading: otherLists[list].heading, lines: linesOf(list, entries) })
  return sections
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const datesOf = (entry: Fields) => ({
  startDate: wordsOf(entry, 'startDate'),
  endDate: wordsOf(entry, 'endDate'),
  dateText: text(entry.dateText),
  url: wordsOf(entry, 'url'),
})

function basicsOf({ basics = {} }: JsonResume): ResumeDocument['basics'] {
  const { location, profiles = [] } = basics
  const place = isFields(location) ? { ...location } : {}
  if (place.text !== undefined && place.text === place.address) delete place.address
  return {
    ...basics,
    email: wordsOf(basics, 'email'),
    url: wordsOf(basics, 'url'),
    location: place,
    profiles: profiles.map((profile) => ({
      ...profile,
      network: profile.network ?? '',
      url: wordsOf(profile, 'url'),
    })),
  }
}

const isOpen = (job: Fields): boolean =>
  wordsOf(job, 'startDate') !== undefined && wordsOf(job, 'endDate') === undefined

function toDocument(resume: JsonResume): ResumeDocument {
  const own = resume.meta?.nextrung?.sectionOrder.filter((name) => ResumeSection.safeParse(name).success)
  const list = <Entry>(entries: Entry[] | undefined): Entry[] => entries ?? []
  return ResumeDocument.parse({
    basics: basicsOf(resume),
    work: list(resume.work).map((job) => ({
      ...job,
      ...datesOf(job),
      highlights: texts(job.highlights),
      current: (job.current ?? isOpen(job)) || undefined,
    })),
    projects: list(resume.projects).map((project) => ({
      ...project,
      ...datesOf(project),
      highlights: texts(project.highlights),
      keywords: texts(project.keywords),
    })),
    skills: list(resume.skills).map((group) => ({ ...group, keywords: texts(group.keywords) })),
    education: list(resume.education).map((school) => ({
      ...school,
      ...datesOf(school),
      location: text(school.location),
      courses: texts(school.courses),
      highlights: texts(school.highlights),
    })),
    certificates: list(resume.certificates).map((entry) => ({
      ...entry,
      ...readCertificateEntry(entry),
      date: wordsOf(entry, 'date'),
      url: wordsOf(entry, 'url'),
    })),
    languages: list(resume.languages).map((entry) => ({ ...entry, language: entry.language ?? '' })),
    other: otherOf(resume),
    sectionOrder: own === undefined || own.length === 0 ? resumeSections : own,
  })
}

/**
 * Imports a JSON Resume (jsonresume.org, v1.0.0) as a parsed resume without guessing, and as page lines, so that each
 * field has a line to show. Empty fields count as missing, pre-version-1 names are supported, and a job with a start
 * but no end counts as current. Throws JsonResumeError, whose message names the first invalid field.
 */
export function fromJsonResume(value: unknown): { read: ReadDocument; parsed: ParsedResume } {
  const resume = check(value)
  const document = ResumeDocument.parse(cleanDocument(toDocument(resume)))
  const { lines, sources } = documentLines(document)
  const hasOpen = (resume.work ?? []).some((job) => job.current === undefined && isOpen(job))
  const notices = hasOpen ? ['Jobs without an end date are read as held now.'] : []
  const language = languageOf(lines.map((line) => line.text).join('\n')) ?? 'en'
  return {
    read: readOf(lines, notices),
    parsed: { document, sources, skills: listSkills(document), language },
  }
}
