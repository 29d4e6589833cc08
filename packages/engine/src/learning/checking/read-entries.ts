import type { CheckedColumn } from '@nextrung/knowledge/challenges/criterion-check'

/** A line of what was pasted: its number, and its cells by the names of the columns. */
export type Entry = { line: number; cells: ReadonlyMap<string, string> }

const separatorLine = /^[\s|:=+-]+$/
const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/

const splitLine = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t')
  if (line.includes('|'))
    return line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
  return line.split(';')
}

const readCells = (line: string, columns: readonly CheckedColumn[]): string[] => {
  const whole = line.trim().replace(/^\|\s*|\s*\|$/g, '')
  return columns.length === 1 ? [whole.replace(bullet, '')] : splitLine(line)
}

/** Reads one entry a line, with cells between `|`, tabs or `;`. A heading and the lines of a Markdown table don't count. */
export const readEntries = (text: string, columns: readonly CheckedColumn[]): Entry[] => {
  const isHeading = (cells: readonly string[]) =>
    columns.every(({ name }, at) => cells[at]?.trim().toLowerCase() === name.toLowerCase())
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((one) => one.text.trim() !== '' && !separatorLine.test(one.text))
    .map((one) => ({ line: one.line, cells: readCells(one.text, columns) }))
    .filter(({ cells }, at) => at > 0 || !isHeading(cells))
    .map(({ line, cells }) => ({
      line,
      cells: new Map(columns.map(({ name }, at) => [name, (cells[at] ?? '').trim().normalize('NFC')])),
    }))
}
