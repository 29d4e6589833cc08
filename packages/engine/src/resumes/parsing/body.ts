import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeSection, ResumeSkillGroup } from '@nextrung/contract/resume-document'
import { findSkills } from '../../text/find-skills.ts'
import { readCertificates } from './certificates.ts'
import { readEducation } from './education.ts'
import { headingKind } from './heading-words.ts'
import { vocabularyOf } from './join-lines.ts'
import type { Line } from './line.ts'
import { readProjects } from './projects.ts'
import { type RowOptions, toPassages, toRows } from './rows.ts'
import type { Section } from './sections.ts'
import { readSkillGroups } from './skill-groups.ts'
import { type Draft, Sourced } from './sourced.ts'
import { readLanguages } from './spoken-languages.ts'
import { readWork } from './work.ts'

type Lists = Pick<
  Draft<ResumeDocument>,
  'work' | 'projects' | 'skills' | 'education' | 'certificates' | 'languages' | 'other'
>
export type Body = Lists & {
  summary: Sourced<string>[]
  /** In file order, without duplicates. */
  order: ResumeSection[]
  /** Prose lines by section, which may mention skills. */
  texts: Line[][]
}

type Options = RowOptions & { links: readonly ReadLink[] }

const additional = 'Additional information'

function addOther(body: Body, given: { section: Section; lines: readonly Line[]; options: Options }): void {
  const passages = toPassages(toRows(given.lines, given.options), given.options.vocabulary)
  if (passages.length === 0 && given.section.kind !== 'other' && given.section.kind !== 'references') return
  const { heading, title } = given.section
  body.other.push({
    heading: new Sourced(title === '' ? additional : title, heading ? [heading] : (passages[0]?.lines ?? [])),
    lines: passages.map(({ text, lines }) => new Sourced(text, lines)),
  })
}

/** Moves a skills group such as "Languages: English, German" to the languages. */
function splitSpoken(groups: readonly Draft<ResumeSkillGroup>[], body: Body): void {
  for (const group of groups) {
    const first = group.keywords[0]?.from[0]
    if (group.name !== undefined && first !== undefined && headingKind(group.name.value) === 'languages') {
      const text = group.keywords.map(({ value }) => value).join(', ')
      const read = readLanguages([{ ...first, text, cells: [text] }])
      if (read.rest.length === 0) {
        body.languages.push(...read.languages)
        continue
      }
    }
    body.skills.push(group)
  }
}

function addSkills(body: Body, section: Section): void {
  const groups = readSkillGroups(section.lines)
  for (const group of groups) {
    if (
      group.name === undefined &&
      section.heading !== undefined &&
      (body.skills.length > 0 || headingKind(section.title) !== 'skills')
    ) {
      group.name = new Sourced(section.title, [section.heading])
    }
  }
  splitSpoken(groups, body)
}

function addLanguages(body: Body, given: { section: Section; options: Options }): void {
  const { section, options } = given
  const read = readLanguages(section.lines)
  body.languages.push(...read.languages)
  if (read.rest.length === 0) return
  const text = read.rest.map((line) => line.text).join('\n')
  const isCode = findSkills({ text, inSkillsSection: true }).length > 0
  if (isCode) {
    const groups = readSkillGroups(read.rest)
    for (const group of groups)
      if (group.name === undefined && section.heading !== undefined)
        group.name = new Sourced(section.title, [section.heading])
    body.skills.push(...groups)
  } else addOther(body, { section, lines: read.rest, options })
}

const orderOf = (kind: Section['kind']): ResumeSection =>
  kind === 'top' || kind === 'contact' || kind === 'profiles' || kind === 'references' ? 'other' : kind

export function readSectionInto(body: Body, given: { section: Section; options: Options }): void {
  const { section, options } = given
  const { lines, kind } = section
  if (kind !== 'skills' && kind !== 'languages') body.texts.push(lines)
  switch (kind) {
    case 'summary': {
      const passages = toPassages(toRows(lines, options), options.vocabulary)
      if (passages.length > 0) {
        body.summary.push(
          new Sourced(
            passages.map(({ text }) => text).join('\n'),
            passages.flatMap((passage) => passage.lines),
          ),
        )
      }
      return
    }
    case 'work':
      body.work.push(...readWork(lines, options))
      return
    case 'education':
      body.education.push(...readEducation(lines, options))
      return
    case 'projects':
      body.projects.push(...readProjects(lines, options))
      return
    case 'certificates':
      body.certificates.push(...readCertificates(lines, options))
      return
    case 'languages':
      addLanguages(body, given)
      return
    case 'skills':
      addSkills(body, section)
      return
    default:
      addOther(body, { section, lines, options })
  }
}

/** Reads each section according to its kind; sections of the same kind are merged in order. */
export function readBody(
  sections: readonly Section[],
  given: { links: readonly ReadLink[]; dayFirst: boolean | undefined; lines: readonly Line[] },
): Body {
  const options: Options = {
    links: given.links,
    dayFirst: given.dayFirst,
    vocabulary: vocabularyOf(given.lines),
  }
  const body: Body = {
    work: [],
    projects: [],
    skills: [],
    education: [],
    certificates: [],
    languages: [],
    other: [],
    summary: [],
    order: [],
    texts: [],
  }
  for (const section of sections) {
    readSectionInto(body, { section, options })
    const name = orderOf(section.kind)
    if (!body.order.includes(name)) body.order.push(name)
  }
  return body
}
