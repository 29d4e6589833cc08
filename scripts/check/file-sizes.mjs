import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAuthoredData, isSource } from './list-files.mjs'

const mostLines = 300
const warnLines = 250

const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** A file is about one thing; a long one is about several. */
export const checkFileSizes = ({ tree, files }) => {
  const long = files
    .filter((path) => (isSource(path) || /\.(css|typ)$/.test(path)) && !isAuthoredData(path))
    .map((path) => ({ path, lines: linesOf(readFileSync(join(tree, path), 'utf8')) }))
    .filter(({ lines }) => lines > warnLines)
  const say = ({ path, lines }) =>
    `${path}: ${lines} lines (aim 60, warned above ${warnLines}, at most ${mostLines})`
  return {
    problems: long.filter(({ lines }) => lines > mostLines).map(say),
    warnings: long.filter(({ lines }) => lines <= mostLines).map(say),
  }
}
