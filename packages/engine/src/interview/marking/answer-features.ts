import type { MarkedText } from './answer-text.ts'

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The greatest value, or 0. */
export const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

/** Features are rounded, so that the last bits of a sum never decide between two branches of a tree. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** How an answer speaks, whatever it says; each per 100 words. Its length is not among them. */
export function answerFeatures(text: MarkedText): number[] {
  const whole = text.segments.map((segment) => segment.text).join(' ')
  const per = 100 / Math.max(30, text.count)
  return [
    countOf(whole, /\d/g) * per,
    countOf(whole, /\b(?:i|my|me)\b/gi) * per,
    countOf(whole, /\b[a-z]{3,14}ed\b/gi) * per,
    countOf(whole, /\b(?:would|should|could|'d)\b/gi) * per,
    countOf(whole, /\b(?:because|since|so that|otherwise|therefore|means)\b/gi) * per,
    countOf(whole, /\b(?:maybe|probably|i think|i guess|somehow|not sure|don['’]t know)\b/gi) * per,
    mean(text.words.map(({ text: word }) => word.length)),
  ]
}
