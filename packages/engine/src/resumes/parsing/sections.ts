import type { SectionKind } from '@nextrung/knowledge/words/heading-words'
import { hasTitleWord } from '../../text/career-words.ts'
import { findDates } from '../../text/find-dates.ts'
import { headingKind, looseHeadingKind, withoutHeadingMarks } from './heading-words.ts'
import type { Line } from './line.ts'
import { looksLikeName } from './names.ts'

/** A heading and its lines; lines before the first heading have no heading and the kind `top`. */
export type Section = { kind: SectionKind | 'top'; heading: Line | undefined; title: string; lines: Line[] }

type Look = { fontSize: number | undefined; bold: boolean; capitals: boolean; heading: boolean }

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
const lookOf = (line: Line): Look => ({
  fontSize: line.fontSize,
  bold: line.bold,
  capitals: isCapitals(line.text),
  heading: line.heading,
})

const isSameLook = (a: Look, b: Look) =>
  Math.abs((a.fontSize ?? 0) - (b.fontSize ?? 0)) < 0.3 &&
  a.bold === b.bold &&
  a.capitals === b.capitals &&
  a.heading === b.heading

/** The font size used by most characters. */
export function bodySize(lines: readonly Line[]): number | undefined {
  const weights = new Map<number, number>()
  for (const { fontSize, text } of lines) {
    if (fontSize !== undefined) weights.set(fontSize, (weights.get(fontSize) ?? 0) + text.length)
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Without font sizes, a heading is capitalised and follows a blank line. */
const isSetApart = (line: Line, bare: string) =>
  line.fontSize === undefined &&
  line.gapBefore &&
  bare.length < 60 &&
  bare.split(' ').every((word) => /^[\p{Lu}\p{Lo}&/(-]|^(?:and|of|the|in|for|und|et|y|de)$/u.test(word))

/** Whether the line is a usual heading and set as one: no sentence end, and set apart in some way. */
function knownKind(line: Line, body: number | undefined): SectionKind | undefined {
  const bare = withoutHeadingMarks(line.text)
  if (/[.,;!?]$/.test(bare) && !line.heading) return undefined
  // "Résumé" is the French heading of a summary, but the document's title if it comes first.
  if (line.index < 2 && /^r[eé]sum[eé]$/i.test(bare)) return undefined
  const exact = headingKind(bare)
  const kind = exact ?? looseHeadingKind(bare)
  if (kind === undefined) return undefined
  const marks =
    Number(line.heading) * 2 +
    Number(line.bold) +
    Number(isCapitals(bare)) +
    Number(line.gapBefore) +
    Number(/:\s*$/.test(line.text)) +
    Number(line.index === 0) +
    Number(isSetApart(line, bare)) +
    Number(body !== undefined && (line.fontSize ?? body) > body + 0.4) * 2
  if (exact === undefined) return marks > 1 && !line.bullet && line.cells.length === 1 ? kind : undefined
  if (line.bullet) return marks > 2 ? kind : undefined
  const isTitled = /^\p{Lu}/u.test(bare) || /^\p{Lo}/u.test(bare)
  return isTitled || marks > 1 ? kind : undefined
}

type Style = { look: Look; count: number }

function headingStyles(known: readonly Line[]): Style[] {
  const styles: Style[] = []
  for (const line of known) {
    const look = lookOf(line)
    const style = styles.find((other) => isSameLook(other.look, look))
    if (style === undefined) styles.push({ look, count: 1 })
    else style.count += 1
  }
  return styles
}

/** The style most usual headings share; smaller or plainer lines with such words are labels inside a section. */
function mainLook(styles: readonly Style[]): Look | undefined {
  const sorted = [...styles].sort(
    (a, b) => b.count - a.count || (b.look.fontSize ?? 0) - (a.look.fontSize ?? 0),
  )
  const [main] = sorted
  return main !== undefined && main.count >= 2 ? main.look : undefined
}

type Given = { styles: readonly Style[]; main: Look | undefined; body: number | undefined; plain: boolean }

function isLesser(line: Line, { main, styles, body }: Given): boolean {
  if (main === undefined) return false
  const look = lookOf(line)
  if (look.heading) return false
  // A sidebar may have its own heading size: it recurs and is larger than the text.
  const style = styles.find((other) => isSameLook(other.look, look))
  if (style !== undefined && style.count >= 2 && (look.fontSize ?? 0) > (body ?? 0) + 0.4) return false
  if (main.heading) return true
  if (look.fontSize !== undefined && main.fontSize !== undefined && look.fontSize < main.fontSize - 0.3)
    return true
  if (look.fontSize !== undefined && main.bold && !look.bold && !look.capitals) return true
  return main.capitals && !look.capitals && !line.gapBefore && !look.bold
}

/** "Tools" inside a skills section, set like its text, is a label of that section. */
const isLabelInside = (line: Line, { open, body }: { open: Section; body: number | undefined }) =>
  open.kind === 'skills' &&
  headingKind(line.text) === 'skills' &&
  !line.bold &&
  !line.heading &&
  !isCapitals(line.text) &&
  Math.abs((line.fontSize ?? 0) - (body ?? 0)) < 0.5

/**
 * An unusually worded heading is recognised by its style, which matches the usual headings and differs from the body.
 */
function isUnknownHeading(
  line: Line,
  given: { styles: readonly Style[]; body: number | undefined; plain: boolean },
) {
  const { text } = line
  if (line.heading) {
    // Smaller styled headings, such as a job's name, stay inside their section.
    const look = lookOf(line)
    return (
      findDates(line.text).length === 0 &&
      (given.styles.length === 0 || given.styles.some((style) => isSameLook(style.look, look)))
    )
  }
  if (line.bullet || text.length > 45 || line.cells.length > 1 || /[.,;!?@|\d]/.test(text)) return false
  if (text.split(' ').length > 5 || !/^\p{Lu}/u.test(text) || findDates(text).length > 0) return false
  const look = lookOf(line)
  const style = given.styles.find((other) => isSameLook(other.look, look))
  if (style === undefined || style.count < 2) return false
  if (given.plain) return false
  return given.body !== undefined && (look.fontSize ?? 0) > given.body + 0.4
}

function splitHeadingCell(line: Line, body: number | undefined): { head: Line; rest: Line } | undefined {
  const [first, ...others] = line.cells
  if (first === undefined || others.length === 0) return undefined
  const head = { ...line, text: first, cells: [first] }
  if (knownKind(head, body) === undefined) return undefined
  return { head, rest: { ...line, text: others.join('  '), cells: others, bold: false, gapBefore: false } }
}

const inline = /^(\p{Lu}[\p{L} &/-]{2,40}?)\s*:\s+(\S.*)$/u
const inlineKinds: ReadonlySet<SectionKind | undefined> = new Set([
  'summary',
  'skills',
  'languages',
  'education',
  'other',
])

/** "SKILLS: Java, Go" outside a section that contains such labels. */
function splitInlineHeading(line: Line, open: Section['kind']): { head: Line; rest: Line } | undefined {
  if (open === 'skills' || open === 'languages' || open === 'contact' || line.bullet) return undefined
  const match = inline.exec(line.text)
  const [, label = '', text = ''] = match ?? []
  if (match === null || !inlineKinds.has(headingKind(label))) return undefined
  const isPlainlyApart = (open === 'top' || open === 'certificates') && line.gapBefore
  const isApart = isCapitals(label) || (line.bold && line.gapBefore) || isPlainlyApart
  if (!isApart) return undefined
  return {
    head: { ...line, text: label, cells: [label] },
    rest: { ...line, text, cells: [text], gapBefore: false, bold: false },
  }
}

/**
 * Before the first usual heading, only a line that looks like a heading and is neither name nor title opens a
 * section.
 */
const isBelowName = (line: Line, { main }: Given) =>
  main !== undefined &&
  line.index > 1 &&
  isSameLook(main, lookOf(line)) &&
  !hasTitleWord(line.text) &&
  !looksLikeName(line.text)

/** Splits the document at its headings, in reading order. A sidebar's text does not run on into the next column. */
export function splitSections(lines: readonly Line[]): Section[] {
  const body = bodySize(lines)
  const known = lines.filter((line) => knownKind(line, body) !== undefined)
  const styles = headingStyles(known)
  const given: Given = { styles, main: mainLook(styles), body, plain: body === undefined }
  const top: Section = { kind: 'top', heading: undefined, title: '', lines: [] }
  const sections: Section[] = [top]
  const maxSize = Math.max(0, ...lines.slice(0, 400).map((line) => line.fontSize ?? 0))
  const openByColumn = new Map<number, Section>()
  let open = top
  let previous: Line | undefined
  const start = (head: Line, kind: SectionKind) => {
    open = { kind, heading: head, title: withoutHeadingMarks(head.text), lines: [] }
    sections.push(open)
  }
  for (const line of lines) {
    if (line.part === 'header' || line.part === 'footer') {
      top.lines.push(line)
      continue
    }
    const column = line.column ?? 0
    if (previous !== undefined && column !== (previous.column ?? 0)) {
      // A new column that opens with the largest letters holds the name; otherwise the previous text
      // continues.
      const isName = (line.fontSize ?? 0) >= maxSize - 0.3 && maxSize > (body ?? maxSize) + 0.9
      open = openByColumn.get(column) ?? (isName ? top : open)
    }
    previous = line
    const kind =
      isLesser(line, given) || isLabelInside(line, { open, body }) ? undefined : knownKind(line, body)
    const split = splitHeadingCell(line, body) ?? splitInlineHeading(line, open.kind)
    if (kind !== undefined) start(line, kind)
    else if (split !== undefined) {
      start(
        split.head,
        headingKind(withoutHeadingMarks(split.head.text)) ?? looseHeadingKind(split.head.text) ?? 'other',
      )
      open.lines.push(split.rest)
    } else if (isUnknownHeading(line, given) && (open !== top || isBelowName(line, given))) {
      start(line, headingKind(withoutHeadingMarks(line.text)) ?? 'other')
    } else open.lines.push(line)
    openByColumn.set(column, open)
  }
  return sections
}
