import { readFileSync } from 'node:fs'
import type { Line } from '../parsing/line.ts'
import { type FieldBlock, fieldBlocks } from './field-blocks.ts'
import { fieldFeatures } from './field-features.ts'
import type { FieldToken } from './field-tokens.ts'
import type { LabelledLine } from './label-lines.ts'
import { type FieldLabel, fieldLabels } from './labels.ts'
import { labelSequence, type SequenceWeights, unpackSequenceWeights } from './sequence-model.ts'

/** Words of one line that belong to one field; `sure` is how likely that is for the least likely word, from 0 to 1. */
export type FieldSpan = {
  label: Exclude<FieldLabel, 'none'>
  text: string
  line: Line
  start: number
  end: number
  sure: number
  /** Whether nothing stands between this span and the last one. */
  adjoins: boolean
}

/** A block with its fields, and the words that are none. */
export type ReadBlock = { block: FieldBlock; spans: FieldSpan[]; rest: { text: string; line: Line }[] }

let loaded: SequenceWeights | undefined

const loadWeights = (): SequenceWeights => {
  loaded ??= unpackSequenceWeights(readFileSync(new URL('./field-weights.bin', import.meta.url)))
  return loaded
}

type Run = { label: FieldLabel; tokens: FieldToken[]; sure: number }

function runsOf(
  tokens: readonly FieldToken[],
  labelled: { labels: Uint8Array; likely: Float64Array },
): Run[] {
  const runs: Run[] = []
  for (const [at, token] of tokens.entries()) {
    const number = labelled.labels[at] ?? 0
    const label = fieldLabels[number] ?? 'none'
    const sure = labelled.likely[at * fieldLabels.length + number] ?? 0
    const open = runs.at(-1)
    if (open !== undefined && open.label === label && open.tokens.at(-1)?.lineAt === token.lineAt) {
      open.tokens.push(token)
      open.sure = Math.min(open.sure, sure)
    } else runs.push({ label, tokens: [token], sure })
  }
  return runs
}

const isMark = ({ text }: FieldToken) => /^[^\p{L}\p{N}]+$/u.test(text)
const openers = /^[([“"'‘]$/
const closers = /^[)\]”"'’.!%+#]$/

/** Cuts separators off both ends, but no bracket that belongs to the words. */
function trimmed(tokens: readonly FieldToken[]): FieldToken[] {
  const text = tokens.map((token) => token.text).join('')
  let from = 0
  let to = tokens.length
  const isBalanced = (open: string, close: string) => text.includes(open) && text.includes(close)
  while (from < to) {
    const token = tokens[from]
    if (token === undefined || !isMark(token)) break
    if (
      openers.test(token.text) &&
      (isBalanced('(', ')') || isBalanced('"', '"') || /[“‘[]/.test(token.text))
    )
      break
    from += 1
  }
  while (to > from) {
    const token = tokens[to - 1]
    if (token === undefined || !isMark(token)) break
    if (closers.test(token.text) && (token.text !== ')' || isBalanced('(', ')'))) break
    to -= 1
  }
  return tokens.slice(from, to)
}

// "Chief (25U50), Sergeant First Class" and "US Army, 82nd Airborne Div, G6" are one value each.
const joinable: ReadonlySet<FieldLabel> = new Set([
  'position',
  'employer',
  'area',
  'degree',
  'school',
  'certificate',
  'project',
  'place',
  'title',
])
const joiner = /^\s*[,()&/:–-]{0,2}\s?[(]?$/u

function readBlock(block: FieldBlock, runs: readonly Run[]): ReadBlock {
  const read: ReadBlock = { block, spans: [], rest: [] }
  let adjoins = false
  for (const { label, tokens, sure } of runs) {
    const own = label === 'none' ? tokens : trimmed(tokens)
    const [first] = own
    const last = own.at(-1)
    if (first === undefined || last === undefined) continue
    const { line } = first
    const text = line.text.slice(first.start, last.end)
    if (label === 'none') {
      if (!own.every(isMark)) adjoins = false
      if (!own.every(isMark)) read.rest.push({ text, line })
      else if (own.some((token) => token.isMark)) adjoins = false
      continue
    }
    const open = read.spans.at(-1)
    const between = open?.line === line ? line.text.slice(open.end, first.start) : undefined
    if (
      open?.label === label &&
      between !== undefined &&
      adjoins &&
      joinable.has(label) &&
      joiner.test(between)
    ) {
      read.spans[read.spans.length - 1] = {
        ...open,
        text: line.text.slice(open.start, last.end),
        end: last.end,
        sure: Math.min(open.sure, sure),
      }
      continue
    }
    read.spans.push({ label, text, line, start: first.start, end: last.end, sure, adjoins })
    adjoins = true
  }
  return read
}

/** The fields of all entry headings, certificates, languages and contact lines of a resume. */
export function labelFields(labelled: readonly LabelledLine[]): ReadBlock[] {
  const lines = labelled.map(({ line }) => line)
  const blocks = fieldBlocks(lines, labelled)
  return fieldFeatures(blocks, lines).flatMap(({ tokens, features }, number) => {
    const block = blocks[number]
    return block === undefined
      ? []
      : [readBlock(block, runsOf(tokens, labelSequence(features, loadWeights())))]
  })
}
