import { findDegree, hasInstitutionWord, hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from '../parsing/heading-words.ts'
import { isAccomplishment } from '../parsing/job-heading.ts'
import type { Line } from '../parsing/line.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { LineRole } from './labels.ts'

const unsure = 0.8
const longestHeading = 7

const headRoles: ReadonlySet<LineRole> = new Set(['jobHead', 'educationHead', 'projectHead'])
const headerRoles: ReadonlySet<LineRole> = new Set(['name', 'title', 'contact', 'personal', 'furniture'])

const lookOf = ({ fontSize, bold, heading, gapBefore, text }: Line) =>
  `${fontSize ?? ''}|${bold}|${heading}|${gapBefore}|${text === text.toUpperCase()}`

const isPlain = ({ fontSize, bold, heading }: Line) => fontSize === undefined && !bold && !heading

const isShort = ({ text, bullet, cells }: Line) =>
  !bullet && cells.length < 2 && text.split(/\s+/).length <= longestHeading && !/[.!?,]$/.test(text)

/** A single undated line above entries or text, set like the headings and like hardly anything else. */
function raiseHeadings(labelled: readonly LabelledLine[]): LabelledLine[] {
  const looks = new Map<string, { headings: number; others: number }>()
  const isCandidate = (at: number): boolean => {
    const one = labelled[at]
    const [before, next] = [labelled[at - 1], labelled[at + 1]]
    if (one === undefined || before === undefined || next === undefined || !headRoles.has(one.role))
      return false
    if (isPlain(one.line) || !isShort(one.line) || hasTitleWord(one.line.text)) return false
    if (before.role === 'heading' || findDates(one.line.text).length > 0) return false
    return next.begins || next.role !== one.role
  }
  for (const [at, { role, line }] of labelled.entries()) {
    const look = looks.get(lookOf(line)) ?? { headings: 0, others: 0 }
    if (role === 'heading') look.headings += 1
    else if (!isCandidate(at) && !headerRoles.has(role)) look.others += 1
    looks.set(lookOf(line), look)
  }
  const candidates = new Map<string, number>()
  for (const [at, { line }] of labelled.entries())
    if (isCandidate(at)) candidates.set(lookOf(line), (candidates.get(lookOf(line)) ?? 0) + 1)
  return labelled.map((one, at) => {
    const look = looks.get(lookOf(one.line))
    if (look === undefined || !isCandidate(at)) return one
    const isLike = look.headings >= 3 && look.others === 0
    const areFew = (candidates.get(lookOf(one.line)) ?? 0) * 2 <= look.headings
    return isLike && areFew ? { ...one, role: 'heading', begins: true } : one
  })
}

/** What somebody is looking for, above all jobs and undated, is a title. */
function titleOnTop(labelled: readonly LabelledLine[]): LabelledLine[] {
  const first = labelled.findIndex(({ role }) => !headerRoles.has(role))
  const one = labelled[first]
  const next = labelled[first + 1]
  const isTitled = labelled.some(({ role }) => role === 'title')
  if (one?.role !== 'jobHead' || isTitled || next?.role === 'jobText' || next?.role === 'jobHead')
    return [...labelled]
  if (!hasTitleWord(one.line.text) || findDates(one.line.text).length > 0) return [...labelled]
  return labelled.with(first, { ...one, role: 'title', begins: true })
}

const listRoles: ReadonlySet<LineRole> = new Set(['skills', 'certificate', 'language'])
const roleOfHeading: Partial<Record<string, LineRole>> = {
  skills: 'skills',
  certificates: 'certificate',
  languages: 'language',
}

/** A line of a list that the model is not sure of is what its heading says, if the line before is. */
function keepUnderHeadings(labelled: readonly LabelledLine[]): LabelledLine[] {
  let named: LineRole | undefined
  let before: LineRole | undefined
  return labelled.map((one) => {
    if (one.role === 'heading') {
      const bare = withoutHeadingMarks(one.line.text)
      named = roleOfHeading[headingKind(bare) ?? looseHeadingKind(bare) ?? '']
    }
    const isList = named !== undefined && before === named && listRoles.has(one.role)
    const kept: LabelledLine =
      isList && named !== undefined && one.role !== named && one.sure < unsure
        ? { ...one, role: named, begins: true }
        : one
    before = kept.role
    return kept
  })
}

/** A degree with years under no heading of its own, as below a page break, is a study; its school stands beside it. */
function raiseStudies(labelled: readonly LabelledLine[]): LabelledLine[] {
  const raised = new Set<number>()
  const isUnsure = ({ role, sure }: LabelledLine) => role === 'other' && sure < unsure
  for (const [at, one] of labelled.entries()) {
    const isStudy = findDegree(one.line.text) !== undefined && findDates(one.line.text).length > 0
    if (isUnsure(one) && isStudy) raised.add(at)
    else if (raised.has(at - 1) && isUnsure(one) && hasInstitutionWord(one.line.text)) raised.add(at)
  }
  return labelled.map((one, at) =>
    raised.has(at) ? { ...one, role: 'educationHead', begins: !raised.has(at - 1) } : one,
  )
}

const inStudies: Partial<Record<LineRole, LineRole>> = { jobHead: 'educationHead', jobText: 'educationText' }

/**
 * Under a heading for studies, or an unknown one in a resume with jobs elsewhere, the fewer entries that look like jobs
 * are studies: "Trainee | Trade School".
 */
function keepStudiesTogether(labelled: readonly LabelledLine[]): LabelledLine[] {
  let section = 0
  const sections = labelled.map(({ role }) => (role === 'heading' ? ++section : section))
  const counts = new Map<number, { jobs: number; studies: number; isStudies: boolean }>()
  for (const [at, { role, begins, line }] of labelled.entries()) {
    const own = sections[at] ?? 0
    const count = counts.get(own) ?? { jobs: 0, studies: 0, isStudies: false }
    if (role === 'jobHead' && begins) count.jobs += 1
    if (role === 'educationHead' && begins) count.studies += 1
    if (role === 'heading') {
      const bare = withoutHeadingMarks(line.text)
      const kind = headingKind(bare) ?? looseHeadingKind(bare)
      count.isStudies = kind === 'education' || kind === undefined
    }
    counts.set(own, count)
  }
  const hasJobs = [...counts.values()].some(({ jobs, studies }) => jobs > 1 && jobs > studies)
  return labelled.map((one, at) => {
    const count = counts.get(sections[at] ?? 0)
    const role = inStudies[one.role]
    return role !== undefined && count?.isStudies === true && hasJobs && count.jobs < count.studies
      ? { ...one, role }
      : one
  })
}

const shortestDeed = 60
const separator = /\s[|/•·–—-]\s|\t/u

/** Whether dates stand in the midst of words, as in a sentence, and not at an end of the line, as in a heading. */
const isWithinWords = ({ text }: Line) =>
  findDates(text).every(({ start, end }) => start > 2 && end < text.length - 2)

/** A long line that tells what somebody did is no heading of a job, even with years in it. */
function lowerDeeds(labelled: readonly LabelledLine[]): LabelledLine[] {
  return labelled.map((one, at) => {
    const { role, line } = one
    const isText =
      role === 'jobHead' &&
      line.text.length >= shortestDeed &&
      line.cells.length < 2 &&
      !line.bold &&
      !separator.test(line.text) &&
      isWithinWords(line) &&
      isAccomplishment(line.text) &&
      !hasTitleWord(line.text) &&
      labelled[at + 1]?.role === 'jobText'
    return isText ? { ...one, role: 'jobText', begins: true } : one
  })
}

/** Puts right which section lines belong to, by how headings are set and by what they say. */
export function mendSections(labelled: readonly LabelledLine[]): LabelledLine[] {
  const headed = titleOnTop(raiseHeadings(lowerDeeds(labelled)))
  return keepStudiesTogether(raiseStudies(keepUnderHeadings(headed)))
}
