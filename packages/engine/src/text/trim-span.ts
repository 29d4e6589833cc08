/** A range in a text, excluding `end`. */
export type Span = { start: number; end: number }

/** The span without punctuation at its ends and without unmatched brackets. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end)
  const bare = written.replace(/^[\s"'“”‘’*•·:!?–—-]+|[\s"'“”‘’*•·:!?–—-]+$|\s*(?<=[\p{L}\p{N})])\.$/gu, '')
  const inner = bare.includes('(') ? bare : bare.replace(/[\s)\]]+$/u, '')
  const whole = inner.includes(')') ? inner : inner.replace(/^[\s([]+|\s*\([^(]*$/gu, '')
  const offset = written.indexOf(whole)
  return { start: start + offset, end: start + offset + whole.length }
}
