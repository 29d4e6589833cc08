/** A word or punctuation mark. `broken` is true if a comma or semicolon separates it from the previous token. */
export type TaggerToken = { text: string; start: number; end: number; broken: boolean }

const opening = /^[([{"'“„‘«*•·●▪◦‣]+/u
const closing = /[)\]}"'”’»,;:!?…]+$|(?<=[\p{L}\p{N})\]"”’]{2,})\.$/u
// Analysing longer words costs time and gains nothing.
const longestWord = 80

type Piece = { text: string; start: number }

function signsOf(signs: string, start: number): Piece[] {
  return [...signs].map((text, at) => ({ text, start: start + at }))
}

/** Splits a word from the brackets, quotes and stops around it, which become separate pieces. */
function peel(word: string, start: number): Piece[] {
  if (word.length > longestWord) return [{ text: word, start }]
  const head = opening.exec(word)?.[0] ?? ''
  const rest = word.slice(head.length)
  const inner = rest.replace(closing, '').replace(closing, '')
  const body = inner === '' ? [] : [{ text: inner, start: start + head.length }]
  const tail = rest.slice(inner.length)
  return [...signsOf(head, start), ...body, ...signsOf(tail, start + head.length + inner.length)]
}

/** The tokens of one line, in order. Commas and semicolons only separate tokens. */
export function splitTaggerTokens(line: string): TaggerToken[] {
  const tokens: TaggerToken[] = []
  let broken = false
  for (const word of line.matchAll(/\S+/g)) {
    for (const { text, start } of peel(word[0], word.index)) {
      if (text === ',' || text === ';') {
        broken = true
        continue
      }
      tokens.push({ text, start, end: start + text.length, broken })
      broken = false
    }
  }
  return tokens
}
