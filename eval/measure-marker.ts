import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { crossValidateMarker } from './marker/cross-validate-marker.ts'
import {
  type MarkedShortAnswer,
  readAnswers,
  readLines,
  type ShortAnswer,
} from './marker/labelled-answers.ts'
import { reportAnswers, reportMarked, reportShort } from './marker/report-marker.ts'

// npm run measure:marker -- <folder> [--own A,B,C] [--cross-validate]: how well the committed weights mark what is in a
// folder: marked-answers.jsonl, short-answers.jsonl (its rows of the split "test", or all if it has none), and with
// --own the named files of answers to our own questions. With --cross-validate the folder's rows are marked by weights
// fitted without their questions; use it for the rows that the weights were made from. Names only ids, never a text.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { own: { type: 'string' }, 'cross-validate': { type: 'boolean' } },
})
const [folder] = positionals

if (folder === undefined) {
  console.error('Name the folder: npm run measure:marker -- <folder> [--own A,B,C] [--cross-validate]')
  process.exitCode = 1
} else {
  const within = (name: string): string | undefined => {
    const file = join(resolve(folder), name)
    return existsSync(file) ? file : undefined
  }
  const [marked, short] = [within('marked-answers.jsonl'), within('short-answers.jsonl')]
  const own = values.own === undefined ? [] : readAnswers(resolve(folder), values.own.split(','))
  const rows = {
    marked: marked ? readLines<MarkedShortAnswer>(marked) : [],
    short: short ? readLines<ShortAnswer>(short) : [],
    own,
  }
  if (values['cross-validate']) crossValidateMarker(rows)
  else {
    const tested = rows.short.filter(({ split }) => split === 'test')
    if (rows.marked.length > 0) reportMarked(rows.marked)
    if (rows.short.length > 0) reportShort(tested.length > 0 ? tested : rows.short)
    if (rows.own.length > 0) reportAnswers(rows.own)
  }
}
