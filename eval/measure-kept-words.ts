import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createReader } from '@nextrung/documents/reader'
import { parseResume } from '@nextrung/engine/resumes/parse-resume'
import {
  headingKind,
  looseHeadingKind,
  withoutHeadingMarks,
} from '@nextrung/engine/resumes/parsing/heading-words'
import { toLines } from '@nextrung/engine/resumes/parsing/line'
import { dropPageFurniture } from '@nextrung/engine/resumes/parsing/page-furniture'
import { fold } from '@nextrung/engine/text/fold'
import { labelWords } from '@nextrung/knowledge/words/small-words'

// How much of what a resume says is still there after reading: the share of its words that stand in the result, as often
// as in the file. Labels such as "Phone", usual headings and what is printed on every page are not counted. VERBOSE=1 lists what is missing.
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
const labels = new Set(labelWords.map(fold))
const wordsOf = (text: string): string[] =>
  (fold(text).match(wordPattern) ?? []).filter((word) => !labels.has(word))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const isUsualHeading = (text: string) => {
  const bare = withoutHeadingMarks(text)
  return (headingKind(bare) ?? looseHeadingKind(bare)) !== undefined
}

type Kept = { words: number; missing: string[] }

function keptWords(texts: readonly string[], result: readonly string[]): Kept {
  const left = new Map<string, number>()
  for (const word of result.flatMap(wordsOf)) left.set(word, (left.get(word) ?? 0) + 1)
  // Words that were broken at a line's end are whole again, and a telephone number may have lost its spaces.
  const condensed = result.map((text) => wordsOf(text).join('')).join(' ')
  const words = texts.flatMap(wordsOf)
  const missing = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return (
      count <= 0 &&
      !(count === 0 && !result.some((text) => wordsOf(text).includes(word)) && condensed.includes(word))
    )
  })
  return { words: words.length, missing }
}

const { positionals } = parseArgs({ allowPositionals: true })
const [folder, ...picked] = positionals
if (folder === undefined) {
  console.error('Name a folder of resumes: node eval/measure-kept-words.ts <folder> [01 02 …]')
  process.exitCode = 1
} else {
  const reader = createReader()
  const all: Kept = { words: 0, missing: [] }
  for (const name of readdirSync(folder).sort()) {
    const isPicked = picked.length === 0 || picked.includes(name.slice(0, 2))
    if (!isPicked || !/\.(?:pdf|docx?|txt)$/u.test(name)) continue
    const read = await reader.read({ fileName: name, bytes: readFileSync(join(folder, name)) })
    const texts = dropPageFurniture(toLines(read))
      .filter(({ part, text }) => part !== 'header' && part !== 'footer' && !isUsualHeading(text))
      .map(({ text }) => text)
    const { document } = parseResume(read)
    const { words, missing } = keptWords(texts, textsIn(document))
    all.words += words
    all.missing.push(...missing)
    const share = (100 * (1 - missing.length / words)).toFixed(1)
    const shown = process.env.VERBOSE === '1' ? `  ${missing.join(' ')}` : ''
    console.log(`${name.padEnd(40)} ${share.padStart(5)} % of ${words}${shown}`)
  }
  reader.close()
  const share = (100 * (1 - all.missing.length / all.words)).toFixed(2)
  console.log(`${'all'.padEnd(40)} ${share} % of ${all.words}`)
}
