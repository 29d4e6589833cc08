import type { ReadLink } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeSection } from '@nextrung/contract/resume-document'
import { type Body, readSectionInto } from '../parsing/body.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from '../parsing/heading-words.ts'
import { vocabularyOf } from '../parsing/join-lines.ts'
import type { Line } from '../parsing/line.ts'
import { readsDayFirst } from '../parsing/resume-header.ts'
import { type Draft, Sourced } from '../parsing/sourced.ts'
import { buildEducation } from './build-education.ts'
import { buildProjects } from './build-projects.ts'
import { buildWork } from './build-work.ts'
import { groupLines, type LineGroup, type ReadEntry } from './group-lines.ts'
import { labelFields } from './label-fields.ts'
import { labelLines } from './label-lines.ts'
import type { LabelledLine } from './labelled-line.ts'
import { isPageNumber } from './line-facts.ts'
import { isDocumentTitle, isTableHead } from './mend-labels.ts'
import { moveUndatedJobs } from './move-undated-jobs.ts'
import { followForm, readForms } from './read-forms.ts'
import { readHeader } from './read-header.ts'
import { wholeLines, withOrigins } from './whole-lines.ts'

type Given = { lines: readonly Line[]; links: readonly ReadLink[]; language: string }

const sectionOf: Record<LineGroup['kind'] | ReadEntry['kind'], ResumeSection> = {
  job: 'work',
  education: 'education',
  project: 'projects',
  summary: 'summary',
  skills: 'skills',
  language: 'languages',
  certificate: 'certificates',
  other: 'other',
  personal: 'other',
}

const isEntry = (group: ReadEntry | LineGroup): group is ReadEntry => 'body' in group

const emptyBody = (): Body => ({
  work: [],
  education: [],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  other: [],
  summary: [],
  order: [],
  texts: [],
})

/** The kind that the small readers know a group by. */
function kindOf({ kind, heading }: LineGroup) {
  if (kind === 'language') return 'languages' as const
  if (kind === 'certificate') return 'certificates' as const
  if (kind === 'personal') return 'other' as const
  const named =
    heading === undefined
      ? undefined
      : (headingKind(withoutHeadingMarks(heading.text)) ?? looseHeadingKind(heading.text))
  return kind === 'other' && named === 'references' ? ('references' as const) : kind
}

/** Whether nothing is lost when the line's words stand nowhere in the result. */
function isWordless(
  { line, role, isRepeated }: LabelledLine,
  usedHeadings: ReadonlySet<Line | undefined>,
): boolean {
  const bare = withoutHeadingMarks(line.text)
  if (role === 'heading')
    return usedHeadings.has(line) || headingKind(bare) !== undefined || looseHeadingKind(bare) !== undefined
  if (role !== 'furniture') return false
  return (
    isRepeated ||
    line.part === 'header' ||
    line.part === 'footer' ||
    isDocumentTitle(bare) ||
    isTableHead(line) ||
    isPageNumber(bare)
  )
}

/** The parts of a resume as the line and field models see them. */
export function readByModel({ lines, links, language }: Given): {
  basics: Draft<ResumeDocument['basics']>
  body: Body
  further: Sourced<string>[]
  covered: Line[]
  /** How sure the model is of what each line is, from 0 to 1. */
  placed: ReadonlyMap<Line, number>
} {
  const { labelled, kinds } = readForms(labelLines(lines))
  const blocks = labelFields(labelled).map((read) => followForm(read, kinds))
  const vocabulary = vocabularyOf(lines)
  const grouped = groupLines(labelled, { blocks, vocabulary })
  const { header } = grouped
  const groups = moveUndatedJobs(grouped.groups)
  const referees = new Set(
    groups.flatMap((group) => (!isEntry(group) && kindOf(group) === 'references' ? group.lines : [])),
  )
  const elsewhere = labelled.flatMap(({ line, role }) =>
    referees.has(line) || role === 'name' || role === 'title' || role === 'contact' || role === 'furniture'
      ? []
      : [line],
  )
  const head = readHeader({ header, elsewhere, blocks, links, lines, language })
  const dayFirst = readsDayFirst(lines, { country: head.basics.location?.countryCode?.value, language })
  const options = { dayFirst, links, vocabulary }
  const entriesOf = (kind: ReadEntry['kind']) =>
    groups.filter((group): group is ReadEntry => isEntry(group) && group.kind === kind)
  const body = emptyBody()
  body.work = buildWork(entriesOf('job'), dayFirst)
  body.education = buildEducation(entriesOf('education'), dayFirst)
  body.projects = buildProjects(entriesOf('project'), dayFirst)
  const usedHeadings = new Set(groups.flatMap((group) => ('heading' in group ? [group.heading] : [])))
  for (const group of groups) {
    const name = sectionOf[group.kind]
    if (!body.order.includes(name)) body.order.push(name)
    if (isEntry(group)) continue
    if (group.kind === 'summary') {
      body.summary.push(
        new Sourced(
          group.passages.map(({ text }) => text).join('\n'),
          group.passages.flatMap((one) => one.lines),
        ),
      )
      continue
    }
    const title = group.heading === undefined ? '' : withoutHeadingMarks(group.heading.text)
    if (group.kind === 'other' || group.kind === 'personal') {
      body.other.push({
        heading: new Sourced(
          title === '' ? 'Additional information' : title,
          group.heading === undefined ? group.lines.slice(0, 1) : [group.heading],
        ),
        lines: group.passages.map(({ text, lines: own }) => new Sourced(text, own)),
      })
      continue
    }
    const { lines: whole, origins } = wholeLines(group.passages)
    const read = emptyBody()
    // Whether there are skills already decides whether a further list is named by its heading.
    read.skills.push(...body.skills)
    const section = { kind: kindOf(group), heading: group.heading, title, lines: whole }
    readSectionInto(read, { section, options })
    const own = withOrigins({ ...read, texts: [] }, origins)
    body.skills = own.skills
    body.certificates.push(...own.certificates)
    body.languages.push(...own.languages)
    body.other.push(...own.other)
  }
  const covered = labelled.flatMap((one) => (isWordless(one, usedHeadings) ? [] : [one.line]))
  const placed = new Map(labelled.map((one) => [one.line, one.placed]))
  return { basics: head.basics, body, further: head.further, covered, placed }
}
