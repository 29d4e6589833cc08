/** A word or a sign of a text; `broken` is true where a comma or a semicolon divides it from the token before. */
export type TaggerToken = { text: string; start: number; end: number; broken: boolean }

const opening = /^[([{"'“„‘«*•·●▪◦‣]+/u
const closing = /[)\]}"'”’»,;:!?…]+$|(?<=[\p{L}\p{N})\]"”’]{2,})\.$/u
// Looking at more of a word than this tells nothing and costs time.
const longestWord = 80

type Piece = { text: string; start: number }

function signsOf(signs: string, start: number): Piece[] {
  return [...signs].map((text, at) => ({ text, start: start + at }))
}

/** A word without the brackets, quotes and stops around it, which become pieces of their own. */
function peel(word: string, start: number): Piece[] {
  if (word.length > longestWord) return [{ text: word, start }]
  const head = opening.exec(word)?.[0] ?? ''
  const rest = word.slice(head.length)
  const inner = rest.replace(closing, '').replace(closing, '')
  const body = inner === '' ? [] : [{ text: inner, start: start + head.length }]
  const tail = rest.slice(inner.length)
  return [...signsOf(head, start), ...body, ...signsOf(tail, start + head.length + inner.length)]
}

/** The tokens of one line, in order. Commas and semicolons are no tokens, they only break. */
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
