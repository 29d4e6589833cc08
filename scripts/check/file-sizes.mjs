import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAuthoredData, isSource } from './list-files.mjs'

const maxLines = 300
const warnLines = 250

const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** A file should do one thing; a long one does several. */
export const checkFileSizes = ({ tree, files }) => {
  const long = files
    .filter((path) => (isSource(path) || /\.(css|typ)$/.test(path)) && !isAuthoredData(path))
    .map((path) => ({ path, lines: linesOf(readFileSync(join(tree, path), 'utf8')) }))
    .filter(({ lines }) => lines > warnLines)
  const describe = ({ path, lines }) =>
    `${path}: ${lines} lines (aim for 60, warning above ${warnLines}, maximum ${maxLines})`
  return {
    problems: long.filter(({ lines }) => lines > maxLines).map(describe),
    warnings: long.filter(({ lines }) => lines <= maxLines).map(describe),
  }
}
