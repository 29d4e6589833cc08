import { inflateSync } from 'node:zlib'

const maxStreamBytes = 20_000_000
// Drawing commands pack to a tenth or so.
const maxRatio = 200
const replacement = /\/ActualText\s*(?:<([0-9a-fA-F\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\))/g

/**
 * Finds the letters that producers such as browsers write next to a ligature that has no character of its own.
 * Returns one list per content stream that has any, in file order.
 */
export function findActualTexts(bytes: Uint8Array): string[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lists: string[][] = []
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const start = at + (file[at + 6] === 0x0d ? 8 : 7)
    const end = file.indexOf('endstream', start)
    if (end === -1) break
    const texts = isContent(file, at) ? textsOf(unpacked(file.subarray(start, end))) : []
    if (texts.length > 0) lists.push(texts)
    at = end + 3
  }
  return lists
}

const dictionarySize = 400
const otherKinds =
  /\/Subtype\s*\/Image|\/Length1\b|\/Type\s*\/(?:XRef|ObjStm|EmbeddedFile|Metadata)|\/(?:Function|Shading)Type\b/

/** True for a stream that may draw a page, by the dictionary before it: others are not worth unpacking. */
function isContent(file: Buffer, at: number): boolean {
  const before = file.toString('latin1', Math.max(0, at - dictionarySize), at)
  return !otherKinds.test(before.slice(before.lastIndexOf(' obj') + 1))
}

function unpacked(stream: Buffer): string {
  if (stream.includes('/ActualText')) return stream.toString('latin1')
  try {
    return inflateSync(stream, {
      maxOutputLength: Math.min(maxStreamBytes, stream.length * maxRatio),
    }).toString('latin1')
  } catch {
    // Pictures, fonts and encrypted streams.
    return ''
  }
}

function textsOf(content: string): string[] {
  return [...content.matchAll(replacement)].map(([, hex, literal]) => decode(hex, literal))
}

function decode(hex: string | undefined, literal: string | undefined): string {
  const bytes = hex === undefined ? unescaped(literal ?? '') : Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff
  return isUtf16 ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('latin1')
}

const controlEscapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescaped(literal: string): Buffer {
  const text = literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_whole, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (controlEscapes[code] ?? code),
  )
  return Buffer.from(text, 'latin1')
}
