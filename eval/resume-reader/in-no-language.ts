import type { ReadLine } from '@nextrung/contract/read-document'
import { toLines } from '@nextrung/engine/resumes/parsing/line'
import type { Random } from './seeded-random.ts'
import type { LabelledResume, LineTruth } from './shapes.ts'

/** A text with words replaced, and where each place of the old text is in the new one. */
type Rewritten = { text: string; placeOf: (at: number) => number }
type WordMaker = (word: string) => string

const wordPattern =
  /(?<![\p{L}\p{M}\p{N}@./_-])[\p{L}\p{M}]+(?:['’][\p{L}]+)?(?![\p{L}\p{M}\p{N}@/_]|\.\p{L}|:\/\/)/gu
const consonants = 'bdfghjklmnprstvzkčšžþłğ'
const vowels = 'aeiouyäöåıėāø'
// Abbreviations and product names stay as they are in every language; a lone letter may be a bullet.
const isKept = (word: string) => word.length === 1 || /^\p{Lu}{2,5}$|\p{Ll}\p{Lu}/u.test(word)

function latin(random: Random): WordMaker {
  const made = new Map<string, string>()
  return (word) => {
    const key = word.toLowerCase()
    let text = made.get(key)
    if (text === undefined) {
      text = [...key].map((_, at) => random.pick([...(at % 2 === 0 ? consonants : vowels)])).join('')
      made.set(key, text)
    }
    if (word === word.toUpperCase() && word.length > 1) return text.toUpperCase()
    return /^\p{Lu}/u.test(word) ? text.charAt(0).toUpperCase() + text.slice(1) : text
  }
}

/** Scripts without capitals, with about three Latin letters in one sign. */
function syllabic(random: Random): WordMaker {
  const [first, count] = random.pick([
    [0xac00, 11_000],
    [0x4e00, 6_000],
    [0x30a1, 80],
  ] as const)
  const made = new Map<string, string>()
  return (word) => {
    const key = word.toLowerCase()
    const known = made.get(key)
    if (known !== undefined) return known
    const length = Math.max(1, Math.ceil(word.length / 3))
    const text = Array.from({ length }, () => String.fromCodePoint(first + random.int(0, count))).join('')
    made.set(key, text)
    return text
  }
}

function rewritten(text: string, make: WordMaker): Rewritten {
  const parts: { from: number; to: number; start: number; length: number }[] = []
  let out = ''
  let last = 0
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (isKept(word)) continue
    out += text.slice(last, index)
    const made = make(word)
    parts.push({ from: index, to: index + word.length, start: out.length, length: made.length })
    out += made
    last = index + word.length
  }
  out += text.slice(last)
  const placeOf = (at: number): number => {
    const part = parts.findLast(({ from }) => from <= at)
    if (part === undefined) return at
    return at >= part.to
      ? part.start + part.length + at - part.to
      : part.start + Math.round(((at - part.from) / (part.to - part.from)) * part.length)
  }
  return { text: out, placeOf }
}

/**
 * The resume as if written in a language that nobody has lists of: every word but abbreviations and addresses is an
 * invented one, the same each time. What is left is how resumes are set, which is the same in all languages.
 */
export function inNoLanguage(resume: LabelledResume, random: Random): LabelledResume {
  const make = random.chance(0.7) ? latin(random) : syllabic(random)
  const lines = resume.read.lines.map((line): ReadLine => {
    const { cells, text } = line
    return {
      ...line,
      text: rewritten(text, make).text,
      ...(cells === undefined ? {} : { cells: cells.map((cell) => rewritten(cell, make).text) }),
    }
  })
  const read = { ...resume.read, lines }
  const before = toLines(resume.read)
  const after = toLines(read)
  const isSame = after.every(({ text }, at) => text === rewritten(before[at]?.text ?? '', make).text)
  if (before.length !== after.length || !isSame) return resume
  const truth = resume.truth.map(
    (known, at) => known && moved(known, rewritten(before[at]?.text ?? '', make)),
  )
  return { ...resume, read, truth }
}

const moved = (truth: LineTruth, { placeOf }: Rewritten): LineTruth => ({
  ...truth,
  fields: truth.fields.map((field) => ({ ...field, start: placeOf(field.start), end: placeOf(field.end) })),
})
