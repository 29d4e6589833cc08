import { fold } from '../../text/fold.ts'
import type { Line } from '../parsing/line.ts'
import { bodySize } from '../parsing/sections.ts'
import { FeatureList } from './feature-hash.ts'
import type { FieldBlock } from './field-blocks.ts'
import { type FieldToken, fieldTokens } from './field-tokens.ts'
import { type SegmentFacts, segmentFacts } from './segment-facts.ts'
import { makeWordFlags } from './word-flags.ts'

type Segment = {
  facts: SegmentFacts
  lineAt: number
  /** Counted within its line. */
  at: number
  pieces: SegmentFacts[]
}
type Marked = { block: FieldBlock; tokens: FieldToken[]; segments: Segment[] }
type Slot = {
  count: number
  title: number
  company: number
  place: number
  date: number
  degree: number
  school: number
}

const slotOf = (block: FieldBlock, segment: Segment | undefined) =>
  `${block.kind}:${segment?.lineAt ?? 0}:${segment?.at ?? 0}`

const textOf = (tokens: readonly FieldToken[]): string => {
  const [first] = tokens
  return first === undefined ? '' : first.line.text.slice(first.start, tokens.at(-1)?.end)
}

function markBlock(block: FieldBlock): Marked {
  const tokens = fieldTokens(block.lines)
  const segments: Segment[] = []
  const groups = Map.groupBy(tokens, ({ segment }) => segment)
  const last = tokens.at(-1)?.segment ?? -1
  let lineAt = -1
  let at = 0
  for (let number = 0; number <= last; number += 1) {
    const own = (groups.get(number) ?? []).filter(({ isMark }) => !isMark)
    const here = groups.get(number)?.[0]?.lineAt ?? lineAt
    at = here === lineAt ? at + 1 : 0
    lineAt = here
    const pieces: SegmentFacts[] = []
    for (const [piece, words] of Map.groupBy(own, (token) => token.piece))
      pieces[piece] = segmentFacts(textOf(words))
    segments.push({ facts: segmentFacts(textOf(own)), lineAt, at, pieces })
  }
  return { block, tokens, segments }
}

const kinds = ['title', 'company', 'place', 'date', 'degree', 'school'] as const

/** How often each slot of this resume's entries holds a title, a place and so on: entries are written alike. */
function slotsOf(marked: readonly Marked[]): Map<string, Slot> {
  const slots = new Map<string, Slot>()
  for (const { block, segments } of marked) {
    for (const segment of segments) {
      const key = slotOf(block, segment)
      const slot = slots.get(key) ?? {
        count: 0,
        title: 0,
        company: 0,
        place: 0,
        date: 0,
        degree: 0,
        school: 0,
      }
      slot.count += 1
      for (const kind of kinds) slot[kind] += Number(segment.facts[kind])
      slots.set(key, slot)
    }
  }
  return slots
}

const share = (count: number, of: number) =>
  count === 0 ? '0' : count === of ? '1' : count * 2 >= of ? 'most' : 'few'

/** Features that all tokens of a segment share. */
function segmentFeatures(marked: Marked, number: number, slots: Map<string, Slot>): string[] {
  const { block, segments } = marked
  const segment = segments[number]
  if (segment === undefined) return []
  const role = block.roles[segment.lineAt] ?? block.kind
  const line = block.lines[segment.lineAt]
  const slot = slots.get(slotOf(block, segment))
  const onLine = segments.filter(({ lineAt }) => lineAt === segment.lineAt).length
  const features = [
    `slot:${Math.min(3, segment.lineAt)}:${Math.min(3, segment.at)}`,
    `of:${Math.min(4, block.lines.length)}:${Math.min(4, onLine)}`,
    `look:${line?.bold ? 'b' : ''}${line?.bullet ? '-' : ''}${line?.heading ? 'h' : ''}`,
    ...segment.facts.flags.map((flag) => `seg:${flag}`),
  ]
  if (slot !== undefined) {
    for (const kind of kinds)
      features.push(`slot-${kind}:${share(slot[kind], slot.count)}:${Math.min(3, slot.count)}`)
    features.push(`slot-title-company:${share(slot.title, slot.count)}:${share(slot.company, slot.count)}`)
  }
  for (const kind of kinds) {
    const others = segments.filter((other) => other !== segment && other.facts[kind])
    features.push(`other-${kind}:${others.length > 0}`)
    const rival = [...slots].some(
      ([key, other]) =>
        key.startsWith(`${block.kind}:`) &&
        other !== slot &&
        other[kind] * 2 > other.count &&
        other.count > 1,
    )
    features.push(`rival-${kind}:${rival}`)
  }
  for (const offset of [-2, -1, 1, 2]) {
    const near = segments[number + offset]
    const where = near === undefined ? 'edge' : near.lineAt === segment.lineAt ? 'line' : 'other'
    features.push(`seg${offset}:${where}`)
    for (const flag of near?.facts.flags ?? []) features.push(`seg${offset}:${where}:${flag}`)
  }
  const own = segment.facts.flags.join('+')
  features.push(`seg&:${own}`, `slot&:${segment.lineAt}:${segment.at}:${own}`)
  features.push(`seg&next:${own}>${segments[number + 1]?.facts.flags.join('+') ?? ''}`)
  features.push(`seg&last:${segments[number - 1]?.facts.flags.join('+') ?? ''}>${own}`)
  return features.map((feature) => `${role}:${feature}`)
}

function tokenFeatures(marked: Marked, at: number, { sizes, wordFlags }: Shared): number[] {
  const list = new FeatureList()
  const { block, tokens, segments } = marked
  const token = tokens[at]
  if (token === undefined) return []
  const role = block.roles[token.lineAt] ?? block.kind
  const segment = segments[token.segment]
  const piece = segment?.pieces[token.piece]
  const flags = wordFlags(token.text)
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  const newLine = before === undefined || before.lineAt !== token.lineAt
  const newSegment = before === undefined || before.segment !== token.segment
  list.add(`${role}`)
  list.add(
    `${role}:${newLine ? 'line' : newSegment ? 'segment' : before.isMark ? `mark${before.text}` : 'within'}`,
  )
  list.add(`${role}:cell:${Math.min(3, token.cell)}:${token.line.cells.length > 1 ? 'cells' : 'one'}`)
  list.add(`${role}:in-date:${token.isDate}:${before?.isDate}:${after?.isDate}`)
  list.add(`${role}:size:${sizes(token.line)}:${token.line.bold}`)
  for (const flag of flags) list.add(`${role}:t:${flag}`)
  list.addWord(`w=${fold(token.text)}`)
  list.addWord(`${role}:w=${fold(token.text)}`)
  list.addWord(`end=${fold(token.text).slice(-3)}`)
  list.addWord(`start=${fold(token.text).slice(0, 4)}`)
  list.addWord(`w2=${fold(before?.text ?? '')} ${fold(token.text)}`)
  for (const flag of piece?.flags ?? []) {
    list.add(`${role}:piece:${flag}`)
    list.add(`${role}:piece${Math.min(3, token.piece)}:${flag}`)
  }
  list.add(`${role}:piece&:${Math.min(3, token.piece)}:${piece?.flags.join('+')}`)
  for (const offset of [-1, 1]) {
    const near = segment?.pieces[token.piece + offset]
    for (const flag of near?.flags ?? ['edge']) list.add(`${role}:piece${offset}:${flag}`)
  }
  for (const offset of [-3, -2, -1, 1, 2, 3]) {
    const near = tokens[at + offset]
    if (near === undefined) {
      list.add(`${role}:t${offset}:edge`)
      continue
    }
    for (const flag of wordFlags(near.text)) list.add(`${role}:t${offset}:${flag}`)
    if (Math.abs(offset) < 3) list.addWord(`w${offset}=${fold(near.text)}`)
    if (near.lineAt !== token.lineAt) list.add(`${role}:t${offset}:other-line`)
  }
  list.add(`${role}:next:${after?.isMark ? after.text : after?.lineAt === token.lineAt ? 'word' : 'break'}`)
  return list.buckets
}

type Shared = { sizes: (line: Line) => string; wordFlags: (text: string) => string[] }

/** The tokens of each block with their features. Blocks are read together because a resume writes its entries alike. */
export function fieldFeatures(
  blocks: readonly FieldBlock[],
  lines: readonly Line[],
): { tokens: FieldToken[]; features: number[][] }[] {
  const marked = blocks.map(markBlock)
  const slots = slotsOf(marked)
  const body = bodySize(lines)
  const wordFlags = makeWordFlags()
  const sizes: Shared['sizes'] = ({ fontSize }) =>
    fontSize === undefined || body === undefined
      ? 'none'
      : fontSize > body * 1.5
        ? 'huge'
        : fontSize > body + 0.4
          ? 'large'
          : fontSize < body - 0.4
            ? 'small'
            : 'body'
  return marked.map((one) => {
    const shared = one.segments.map((_segment, number) => {
      const list = new FeatureList()
      for (const feature of segmentFeatures(one, number, slots)) list.add(feature)
      return list.buckets
    })
    const features = one.tokens.map((token, at) => {
      return [...tokenFeatures(one, at, { sizes, wordFlags }), ...(shared[token.segment] ?? [])]
    })
    return { tokens: one.tokens, features }
  })
}
