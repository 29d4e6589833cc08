import {
  columnHeads,
  contactLabels,
  documentTitles,
  furnitureNotes,
} from '@nextrung/knowledge/words/line-words'
import { findDegree } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { alternatives, anyPhrase, onlyPhrase } from '../../text/phrase-pattern.ts'
import { readPlace } from '../../text/places.ts'
import { findEmails } from '../parsing/emails.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from '../parsing/heading-words.ts'
import type { Line } from '../parsing/line.ts'
import { looksLikeName } from '../parsing/names.ts'
import type { LabelledLine } from './labelled-line.ts'
import { labelledName } from './labelled-name.ts'
import type { LineRole } from './labels.ts'
import { isPageNumber } from './line-facts.ts'
import { mendSections } from './mend-sections.ts'

const documentTitle = onlyPhrase(documentTitles)
const furnitureWords = anyPhrase(furnitureNotes)
const contactLabel = new RegExp(`^(?:${alternatives(contactLabels)})(?![\\p{L}])`, 'iu')

/** The document's own title, such as "Lebenslauf". */
export const isDocumentTitle = (text: string): boolean =>
  documentTitle.test(text.replace(/[\s:*_=-]+$/u, '').trim())

const lookOf = ({ fontSize, bold, heading }: Line) => `${fontSize ?? ''}|${bold}|${heading}`

const bareText = ({ text }: Line) => withoutHeadingMarks(text)

const isKnownHeading = (line: Line) =>
  headingKind(bareText(line)) !== undefined || looseHeadingKind(bareText(line)) !== undefined

const isShort = ({ text, bullet }: Line) => !bullet && text.split(/\s+/).length <= 7 && !/[.!?]$/.test(text)

const hasRange = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange)

const headRoles: ReadonlySet<LineRole> = new Set(['jobHead', 'educationHead'])
const entryRoles: ReadonlySet<LineRole> = new Set(['jobHead', 'jobText', 'projectHead', 'projectText'])
const isJob = (one: LabelledLine | undefined) => one?.role === 'jobHead' || one?.role === 'jobText'

/** Furniture repeats, counts pages or says that it is some; a line that does none of these is content. */
const isFurniture = ({ line, isRepeated }: LabelledLine) =>
  isRepeated ||
  line.part === 'header' ||
  line.part === 'footer' ||
  isPageNumber(line.text) ||
  isDocumentTitle(line.text) ||
  (line.text.length < 90 && furnitureWords.test(line.text)) ||
  !/[\p{L}\p{N}]{2}/u.test(line.text)

/** A name set as large as the headings, above everything that has one. */
const isNameOnTop = ({ role, line }: LabelledLine) =>
  role === 'heading' && line.index < 5 && !isKnownHeading(line) && looksLikeName(withoutRemark(line.text))

const withoutRemark = (text: string) =>
  text.replace(/\s*\([^()]*\)$/u, '').replace(/^([^,]+),\s*([^,]+)$/u, '$2 $1')

const phoneLike = /(?:\+|\(|\b)\d[\d\s().·/–-]{7,}\d/u
const reachesPerson = ({ text }: Line) =>
  findEmails(text).length > 0 || (text.length < 80 && phoneLike.test(text) && findDates(text).length === 0)

function mendOne(one: LabelledLine, before: LabelledLine | undefined): LabelledLine {
  if (isDocumentTitle(one.line.text) || isTableHead(one.line))
    return { ...one, role: 'furniture', begins: true }
  // What reaches the person is content, even in the head of a page.
  if (one.role === 'furniture' && !one.isRepeated && reachesPerson(one.line))
    return { ...one, role: 'contact', begins: true }
  if (one.role === 'furniture' && !isFurniture(one)) return { ...one, ...one.second }
  if (labelledName(one.line) !== undefined && one.line.index < 15)
    return { ...one, role: 'contact', begins: true }
  if (one.role === 'personal' && (contactLabel.test(one.line.text) || findEmails(one.line.text).length > 0))
    return { ...one, role: 'contact', begins: true }
  // The second line of an address: "34125 Kassel" below the street.
  if (one.role === 'personal' && before?.role === 'contact' && readPlace(one.line.text) !== undefined)
    return { ...one, role: 'contact', begins: true }
  // After a blank line and a full stop nothing goes on.
  if (!one.begins && one.line.gapBefore && one.role === 'other' && /[.!?]$/.test(before?.line.text ?? ''))
    return { ...one, begins: true }
  // A paragraph straight below a job's heading tells about the job.
  if (one.role === 'summary' && isJob(before)) return { ...one, role: 'jobText' }
  return one
}

const columnLabel = onlyPhrase(columnHeads)

/** The head of a table, such as "Degree | Institution | Year", is no content. */
export const isTableHead = (line: Line): boolean =>
  line.cells.length > 1 && line.cells.every((cell) => columnLabel.test(cell.trim()))

/** A line that brings years, or a degree, again in a heading that already has some is the next entry's. */
function splitHeads(labelled: readonly LabelledLine[]): LabelledLine[] {
  let hasRangeBefore = false
  let hasStudyBefore = false
  let hasDateBefore = false
  return labelled.map((one, at) => {
    if (!headRoles.has(one.role)) return one
    const goesOn = !one.begins && labelled[at - 1]?.role === one.role
    const isRange = hasRange(one.line)
    const isStudy = one.role === 'educationHead' && findDegree(one.line.text) !== undefined
    const starts = goesOn && ((hasRangeBefore && isRange) || (hasStudyBefore && hasDateBefore && isStudy))
    const isSame = goesOn && !starts
    hasRangeBefore = isRange || (isSame && hasRangeBefore)
    hasStudyBefore = isStudy || (isSame && hasStudyBefore)
    hasDateBefore = findDates(one.line.text).length > 0 || (isSame && hasDateBefore)
    return starts ? { ...one, begins: true } : one
  })
}

const startsWithDate = ({ text }: Line) => (findDates(text)[0]?.start ?? 9) < 2

/** Where the entries of a kind begin with their dates, every line that does begins one, and no other line below it. */
function beginAtDates(labelled: readonly LabelledLine[]): LabelledLine[] {
  const isDateFirst = new Map(
    [...headRoles].map((role) => {
      const begun = labelled.filter((one) => one.role === role && one.begins)
      const dated = begun.filter(({ line }) => startsWithDate(line))
      const isFirst = begun[0] !== undefined && dated[0] === begun[0]
      return [role, isFirst && dated.length > 1 && dated.length * 5 >= begun.length * 3] as const
    }),
  )
  return labelled.map((one, at) => {
    if (isDateFirst.get(one.role) !== true) return one
    if (startsWithDate(one.line)) return { ...one, begins: true }
    const before = labelled[at - 1]
    const isBelow = before?.role === one.role && (startsWithDate(before.line) || !before.begins)
    return isBelow ? { ...one, begins: false } : one
  })
}

const isDateLine = ({ text }: Line) => {
  const [first] = findDates(text)
  return first !== undefined && text.length - (first.end - first.start) < 4
}

/** A line with hardly more than dates is no entry: it belongs to the undated heading below it, or else above it. */
function attachDates(labelled: readonly LabelledLine[]): LabelledLine[] {
  let isUndated = false
  return labelled.map((one, at) => {
    const before = labelled[at - 1]
    const isHead = headRoles.has(one.role)
    const dated = isHead && findDates(one.line.text).length > 0
    const goesOn = isHead && before?.role === one.role
    const isOpen = goesOn && isUndated
    isUndated = isHead && !dated && (isUndated || !goesOn || one.begins)
    if (!isHead || !one.begins || !goesOn) return one
    const isBelowDates = before.begins && isDateLine(before.line) && !dated
    const next = labelled[at + 1]
    // Where dates stand first, the lines below them go on.
    const isAboveDates = next?.role === one.role && !next.begins && findDates(next.line.text).length === 0
    const isDates = isOpen && isMostlyDates(one.line) && !isAboveDates
    return isBelowDates || isDates ? { ...one, begins: false } : one
  })
}

const textRoles: ReadonlySet<LineRole> = new Set(['jobText', 'educationText', 'projectText'])
const startsSmall = ({ line }: LabelledLine) => /^\p{Ll}/u.test(line.text)

/** The last words of a long line that end up below it are no entry: headings begin with a capital, as the others do. */
function joinLastWords(labelled: readonly LabelledLine[]): LabelledLine[] {
  const heads = labelled.filter((one) => headRoles.has(one.role) && one.begins)
  if (heads.filter(startsSmall).length * 3 > heads.length) return [...labelled]
  const longest = new Map<number | undefined, number>()
  for (const { line } of labelled)
    longest.set(line.column, Math.max(longest.get(line.column) ?? 0, line.text.length))
  // A line of a narrow column is full sooner.
  const isFull = ({ text, column }: Line) =>
    text.length >= Math.min(shortestFull, (longest.get(column) ?? 0) * fullShare)
  let before: LabelledLine | undefined
  return labelled.map((one) => {
    const isLast =
      before !== undefined &&
      textRoles.has(before.role) &&
      one.begins &&
      one.role !== before.role &&
      !one.line.bullet &&
      !one.line.gapBefore &&
      startsSmall(one) &&
      isFull(before.line) &&
      !/[.!?:]$/.test(before.line.text) &&
      findDates(one.line.text).length === 0
    if (isLast && before !== undefined) before = { ...one, role: before.role, begins: false }
    else before = one
    return before
  })
}

const shortestFull = 45
const fullShare = 0.7

const isMostlyDates = ({ text }: Line) => {
  const [first] = findDates(text)
  return first !== undefined && first.start < 3 && first.end - first.start > text.length * 0.5
}

const mistaken: ReadonlySet<LineRole> = new Set(['heading', 'jobText', 'educationHead'])

/** An employer's line above a role, set like the other employers' lines, but taken for a heading or a text. */
function raiseEmployers(labelled: readonly LabelledLine[]): LabelledLine[] {
  const looks = new Map<string, number>()
  for (const [at, one] of labelled.entries()) {
    const next = labelled[at + 1]
    const isAbove = one.role === 'jobHead' && one.begins && next?.role === 'jobHead'
    if (isAbove) looks.set(lookOf(one.line), (looks.get(lookOf(one.line)) ?? 0) + 1)
  }
  return labelled.map((one, at) => {
    const next = labelled[at + 1]
    const isAbove = next?.role === 'jobHead' && next.begins && isJob(labelled[at - 1])
    if (!isAbove || !mistaken.has(one.role)) return one
    const isLike = one.line.fontSize !== undefined && looks.has(lookOf(one.line))
    return isLike && isShort(one.line) && !isKnownHeading(one.line)
      ? { ...one, role: 'jobHead', begins: true }
      : one
  })
}

/** Puts right what the model cannot see from one line to the next. */
export function mendLabels(labelled: readonly LabelledLine[]): LabelledLine[] {
  const mended: LabelledLine[] = []
  const isNamed = labelled.some(({ role, line }) => role === 'name' && !isDocumentTitle(line.text))
  let isOther = false
  for (const one of labelled) {
    const before = mended.findLast(({ role }) => role !== 'furniture')
    const next: LabelledLine =
      !isNamed && isNameOnTop(one) ? { ...one, role: 'name', begins: true } : mendOne(one, before)
    if (next.role === 'heading') isOther = headingKind(bareText(next.line)) === 'other'
    // Publications, awards and the like name places and years as jobs do.
    mended.push(isOther && entryRoles.has(next.role) ? { ...next, role: 'other', begins: true } : next)
  }
  return mendSections(raiseEmployers(attachDates(beginAtDates(splitHeads(joinLastWords(mended))))))
}
