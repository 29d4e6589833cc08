import type { ReadDocument, ReadLine } from '@nextrung/contract/read-document'
import { splitAtBullets, textAfterBullet } from './bullets.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import { isRule, withoutRules } from './drawn-rules.ts'
import { decodeText } from './text-encoding.ts'

/** Reads plain text in any common encoding; a blank line sets `gapBefore` on the next line. */
export function readText(bytes: Uint8Array): ReadDocument {
  const lines = linesOfText(decodeText(bytes))
  return { format: 'txt', pageCount: 1, lines, links: [], notices: [] }
}

/** Lines of plain text. Tabs and runs of four or more spaces split a line into cells. */
export function linesOfText(text: string): ReadLine[] {
  const lines: ReadLine[] = []
  let blank = false
  for (const raw of cleanText(text).replace(ansiColours, '').split('\n')) {
    const [line, ...others] = splitAtBullets(raw).flatMap((part) => lineOfText(part) ?? [])
    if (!line) {
      blank = lines.length > 0
      continue
    }
    lines.push(blank ? { ...line, gapBefore: true } : line, ...others)
    blank = false
  }
  return lines
}

// The remainder of a terminal colour code after its escape character is removed.
const ansiColours = /\[(?:\d{1,3};)*\d{1,3}m/g

/** One line without its bullet and with widely spaced parts as cells; undefined for a blank line. */
export function lineOfText(raw: string): ReadLine | undefined {
  const behindBullet = textAfterBullet(raw)
  const content = withoutRules(behindBullet ?? raw)
  const cells = content
    .split(/\t+| {4,}/)
    .map(cleanLine)
    .filter((cell) => cell !== '')
  const text = cells.join(' ')
  if (text === '' || isRule(raw)) return undefined
  const line: ReadLine = { text, page: 1 }
  if (behindBullet !== undefined) line.bullet = true
  if (cells.length > 1) line.cells = cells
  return line
}
