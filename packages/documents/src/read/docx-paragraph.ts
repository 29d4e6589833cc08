import type { ReadLine } from '@nextrung/contract/read-document'
import { splitAtBullets, textAfterBullet } from './bullets.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Numbering } from './docx-numbering.ts'
import { type Look, levelOfOutline, type Styles } from './docx-styles.ts'
import { isRule, withoutRules } from './drawn-rules.ts'
import type { LevelledLine } from './section-headings.ts'

/** A line and the space around it in points; `gapBefore` and `heading` are set once all lines are known. */
export type DraftLine = LevelledLine & { before: number; after: number }

/** An empty paragraph separates the lines around it. */
export type EmptyParagraph = 'empty'

type Run = { text: string; look: Look }

export type Paragraph = { styleId?: string; look: Look; runs: Run[] }

/** The lines of a paragraph (several if it has line breaks), or 'empty'. */
export function linesOfParagraph(
  paragraph: Paragraph,
  sheet: { styles: Styles; numbering: Numbering },
): DraftLine[] | EmptyParagraph {
  const style = sheet.styles.get(paragraph.styleId)
  const own = { ...style, ...paragraph.look }
  const headingLevel = levelOfOutline(own.outlineLevel) ?? style.headingLevel
  const isListItem = headingLevel === undefined && sheet.numbering.hasMark(own.list, own.listLevel)
  const drafts: DraftLine[] = []
  for (const runs of splitAtBreaks(paragraph.runs)) {
    const line = lineOfRuns(runs, own)
    if (!line) continue
    if (isListItem && drafts.length === 0) line.bullet = true
    drafts.push({ line, before: 0, after: 0, ...(headingLevel === undefined ? {} : { headingLevel }) })
  }
  const [first, last] = [drafts[0], drafts.at(-1)]
  if (!first || !last) return 'empty'
  first.before = own.before ?? 0
  last.after = own.after ?? 0
  return drafts
}

function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of withItemsApart(runs)) {
    const [first = '', ...others] = run.text.split('\n')
    lines.at(-1)?.push({ ...run, text: first })
    for (const text of others) lines.push([{ ...run, text }])
  }
  return lines
}

/** Breaks the line before every further item of a paragraph that holds several. */
function withItemsApart(runs: readonly Run[]): readonly Run[] {
  const parts = splitAtBullets(runs.map((run) => run.text).join(''))
  if (parts.length < 2) return runs
  const starts = new Set<number>()
  let start = 0
  for (const part of parts.slice(0, -1)) {
    start += part.length
    starts.add(start)
  }
  let at = 0
  return runs.map((run) => {
    const chars = run.text.split('').map((char) => (starts.has(at++) ? `\n${char}` : char))
    return { ...run, text: chars.join('') }
  })
}

function lineOfRuns(runs: readonly Run[], paragraphLook: Look): ReadLine | undefined {
  const raw = cleanText(runs.map((run) => run.text).join(''))
  const behindBullet = textAfterBullet(raw)
  const cells = withoutRules(behindBullet ?? raw)
    .split(/\t+| {4,}/)
    .map(cleanLine)
    .filter((cell) => cell !== '')
  const text = cells.join(' ')
  if (text === '' || isRule(raw)) return undefined
  const line: ReadLine = { text, page: 1 }
  const head = headOf(runs)
  const sizeOf = (run: Run) => run.look.fontSize ?? paragraphLook.fontSize ?? 0
  const fontSize = head.reduce((most, run) => Math.max(most, sizeOf(run)), 0)
  if (fontSize > 0) line.fontSize = fontSize
  if (isMostly(head, (run) => run.look.bold ?? paragraphLook.bold)) line.bold = true
  if (isMostly(head, (run) => run.look.italic ?? paragraphLook.italic)) line.italic = true
  if (behindBullet !== undefined) line.bullet = true
  if (cells.length > 1) line.cells = cells
  return line
}

/** The runs of the first cell, which decides the kind of line. */
function headOf(runs: readonly Run[]): Run[] {
  const head: Run[] = []
  for (const run of runs) {
    const tab = run.text.indexOf('\t')
    const isCellEnd = tab !== -1 && (head.length > 0 || run.text.slice(0, tab).trim() !== '')
    const text = isCellEnd ? run.text.slice(0, tab) : run.text
    if (text.trim() !== '') head.push({ ...run, text })
    if (isCellEnd && head.length > 0) break
  }
  return head
}

const mostly = 0.7

function isMostly(runs: readonly Run[], holds: (run: Run) => boolean | undefined): boolean {
  const length = (list: readonly Run[]) => list.reduce((sum, run) => sum + run.text.trim().length, 0)
  const all = length(runs)
  return all > 0 && length(runs.filter(holds)) / all >= mostly
}
