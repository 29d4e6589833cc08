import { readFileSync } from 'node:fs'
import { type FieldBlock, fieldBlocks } from './field-blocks.ts'
import { fieldFeatures } from './field-features.ts'
import type { ReadBlock } from './field-span.ts'
import type { FieldToken } from './field-tokens.ts'
import type { LabelledLine } from './labelled-line.ts'
import { type FieldLabel, fieldLabels } from './labels.ts'
import {
  type Labelling,
  labelSequence,
  type SequenceWeights,
  unpackSequenceWeights,
} from './sequence-model.ts'
import { tellApart } from './tell-apart.ts'

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
  'name',
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
      const isWords = !own.every(isMark)
      if (isWords) read.rest.push({ text, line })
      if (isWords || own.some((token) => token.isMark)) adjoins = false
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

/** How much the other entries of the resume count, and the least that a label counts for there. */
const consensusWeight = 0.8
const leastShare = 0.02

type Sequence = { block: FieldBlock; tokens: FieldToken[]; features: number[][]; first: Labelling }

/** Where a token stands in its heading: line, segment and piece, each counted from the start. */
function slotsOf({ block, tokens }: Sequence): string[] {
  const firstSegments = new Map<number, number>()
  return tokens.map(({ lineAt, segment, piece, isDate }) => {
    const first = firstSegments.get(lineAt) ?? segment
    firstSegments.set(lineAt, first)
    return `${block.kind}:${block.roles[lineAt]}:${lineAt}:${segment - first}:${piece}:${isDate}`
  })
}

/** How likely each label is in each slot, averaged over the entries: a resume writes its entries alike. */
function consensusOf(sequences: readonly Sequence[]): Map<string, { shares: Float64Array; entries: number }> {
  const consensus = new Map<string, { shares: Float64Array; entries: number }>()
  const count = fieldLabels.length
  for (const sequence of sequences) {
    const places = Map.groupBy(slotsOf(sequence).entries(), ([, slot]) => slot)
    for (const [slot, tokens] of places) {
      const found = consensus.get(slot) ?? { shares: new Float64Array(count), entries: 0 }
      found.entries += 1
      for (const [at] of tokens)
        for (let label = 0; label < count; label += 1)
          found.shares[label] =
            (found.shares[label] ?? 0) + (sequence.first.likely[at * count + label] ?? 0) / tokens.length
      consensus.set(slot, found)
    }
  }
  return consensus
}

function hintsFor(sequence: Sequence, consensus: ReturnType<typeof consensusOf>): Float64Array {
  const count = fieldLabels.length
  const hints = new Float64Array(sequence.tokens.length * count)
  for (const [at, slot] of slotsOf(sequence).entries()) {
    const found = consensus.get(slot)
    if (found === undefined || found.entries < 2) continue
    for (let label = 0; label < count; label += 1)
      hints[at * count + label] =
        consensusWeight * Math.log(leastShare + (found.shares[label] ?? 0) / found.entries)
  }
  return hints
}

/** The fields of all entry headings, certificates, languages and contact lines of a resume. */
export function labelFields(labelled: readonly LabelledLine[]): ReadBlock[] {
  const lines = labelled.map(({ line }) => line)
  const blocks = fieldBlocks(lines, labelled)
  const weights = loadWeights()
  const sequences = fieldFeatures(blocks, lines).flatMap(({ tokens, features }, number): Sequence[] => {
    const block = blocks[number]
    return block === undefined ? [] : [{ block, tokens, features, first: labelSequence(features, weights) }]
  })
  const consensus = consensusOf(sequences)
  const read = sequences.map((sequence) => {
    const second = labelSequence(sequence.features, weights, hintsFor(sequence, consensus))
    return readBlock(sequence.block, runsOf(sequence.tokens, second))
  })
  return tellApart(read)
}
