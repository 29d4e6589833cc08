import { inflateSync } from 'node:zlib'
import { OPS } from 'unpdf/pdfjs'

/** A page's drawing operators as pdf.js lists them. */
export type Operators = { fnArray: ArrayLike<number>; argsArray: unknown[] }

const maxStreamBytes = 20_000_000
const replacement = /\/ActualText\s*(?:<([0-9a-fA-F\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\))/g

/**
 * What producers such as browsers write beside a ligature that has no character of its own: its letters.
 * One list for each content stream that has any, in the order of the file.
 */
export function findActualTexts(bytes: Uint8Array): string[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lists: string[][] = []
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const start = at + (file[at + 6] === 0x0d ? 8 : 7)
    const end = file.indexOf('endstream', start)
    if (end === -1) break
    const texts = textsOf(unpacked(file.subarray(start, end)))
    if (texts.length > 0) lists.push(texts)
    at = end + 3
  }
  return lists
}

function unpacked(stream: Buffer): string {
  if (stream.includes('/ActualText')) return stream.toString('latin1')
  try {
    return inflateSync(stream, { maxOutputLength: maxStreamBytes }).toString('latin1')
  } catch {
    // Pictures, fonts and encrypted streams.
    return ''
  }
}

function textsOf(content: string): string[] {
  return [...content.matchAll(replacement)].map(([, hex, literal]) => decode(hex, literal))
}

function decode(hex: string | undefined, literal: string | undefined): string {
  const bytes =
    hex === undefined ? Buffer.from(literal ?? '', 'latin1') : Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff
  return isUtf16 ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('latin1')
}

/** A page's runs with a replacement text, in order; true for those with a glyph that has no character. */
export function replacedRunsOf(operators: Operators): boolean[] {
  const runs: boolean[] = []
  let open = false
  for (let at = 0; at < operators.fnArray.length; at++) {
    const operator = operators.fnArray[at]
    const args: unknown = operators.argsArray[at]
    if (operator === OPS.beginMarkedContentProps) {
      open = Array.isArray(args) && args[0] === 'Span' && typeof args[1] !== 'number'
      if (open) runs.push(false)
    } else if (operator === OPS.endMarkedContent) open = false
    else if (operator === OPS.showText && open && hasUnknownGlyph(args)) runs[runs.length - 1] = true
  }
  return runs
}

function hasUnknownGlyph(args: unknown): boolean {
  const glyphs: unknown = Array.isArray(args) ? args[0] : undefined
  if (!Array.isArray(glyphs)) return false
  return glyphs.some(
    (glyph) => glyph && typeof glyph === 'object' && 'unicode' in glyph && glyph.unicode === '\0',
  )
}
