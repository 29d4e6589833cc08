import { join } from 'node:path'
import { splitTaggerTokens, type TaggerToken } from '@nextrung/engine/text/tagger-tokens'
import { trimSpan } from '@nextrung/engine/text/trim-span'
import { readRows } from '../read-truth.ts'

/** Start and end token, the end exclusive. */
export type TokenSpan = readonly [number, number]
export type SkillRow = { posting: string; source: string; tokens: string[]; knowledge_spans: TokenSpan[] }

/** The rows of `skills-<part>.jsonl`; undefined if there is no such file in the folder. */
export const readSkillRows = (folder: string, part: 'train' | 'dev'): SkillRow[] | undefined =>
  readRows<SkillRow>(join(folder, `skills-${part}.jsonl`))

/** A row's text, and a lookup from a position in the text to the tokens it touches. */
export function textOfRow(row: SkillRow): {
  text: string
  spanOf: (place: { start: number; end: number }) => TokenSpan
} {
  const owner: number[] = []
  for (const [at, token] of row.tokens.entries()) {
    for (let letter = 0; letter <= token.length; letter += 1) owner.push(at)
  }
  return {
    text: row.tokens.join(' '),
    spanOf: ({ start, end }) => [owner[start] ?? 0, (owner[end - 1] ?? 0) + 1],
  }
}

/**
 * A row as the tagger sees it, with each token labelled 0 (outside), 1 (first of a span) or 2 (inside). Spans exclude
 * punctuation at their ends, which the tagger trims as well.
 */
export function labelRow(row: SkillRow): { text: string; tokens: TaggerToken[]; labels: number[] } {
  const { text, spanOf } = textOfRow(row)
  const tokens = splitTaggerTokens(text)
  const labels = tokens.map(() => 0)
  for (const [start, end] of row.knowledge_spans) {
    const within = [...tokens.entries()].filter(([, token]) => {
      const [at] = spanOf(token)
      return start <= at && at < end
    })
    const opening = within[0]?.[1].start ?? 0
    const trimmed = trimSpan(text, { start: opening, end: within.at(-1)?.[1].end ?? opening })
    const kept = within.filter(([, token]) => token.start < trimmed.end && token.end > trimmed.start)
    for (const [order, [at]] of kept.entries()) labels[at] = order === 0 ? 1 : 2
  }
  return { text, tokens, labels }
}

/** Counts spans that are equal or share a token. */
export class SpanScore {
  #truth = 0
  #found = 0
  #equal = 0
  #foundTouching = 0
  #truthTouched = 0

  add(truth: readonly TokenSpan[], found: readonly TokenSpan[]): void {
    const distinct = [...new Map(found.map((span) => [span.join(), span])).values()]
    const equal = (a: TokenSpan, b: TokenSpan) => a[0] === b[0] && a[1] === b[1]
    const touch = (a: TokenSpan, b: TokenSpan) => a[0] < b[1] && b[0] < a[1]
    this.#truth += truth.length
    this.#found += distinct.length
    this.#equal += distinct.filter((one) => truth.some((other) => equal(one, other))).length
    this.#foundTouching += distinct.filter((one) => truth.some((other) => touch(one, other))).length
    this.#truthTouched += truth.filter((one) => distinct.some((other) => touch(one, other))).length
  }

  /** Precision, recall and F1 of equal spans, then of spans that share a token. */
  values(): { strict: number[]; overlap: number[] } {
    const rates = (right: number, met: number): number[] => {
      const precision = right / Math.max(1, this.#found)
      const recall = met / Math.max(1, this.#truth)
      const sum = precision + recall
      return [precision, recall, sum === 0 ? 0 : (2 * precision * recall) / sum]
    }
    return {
      strict: rates(this.#equal, this.#equal),
      overlap: rates(this.#foundTouching, this.#truthTouched),
    }
  }

  print(name: string): void {
    const { strict, overlap } = this.values()
    const row = [strict, overlap].map((values) => values.map((value) => value.toFixed(3)).join('  '))
    console.log(`${name.padEnd(34)} ${row.join('     ')}`)
  }
}
