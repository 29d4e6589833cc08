import { detect } from 'chardet'

/**
 * Decodes plain text. Tries in this order: byte order mark, UTF-16 without one (by its zero bytes), strict UTF-8,
 * a statistical guess, Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingByMark(bytes) ?? utf16WithoutMark(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeByGuess(bytes)
  }
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

function utf16WithoutMark(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 4000) & ~1
  if (length < 4) return undefined
  let zerosAtEven = 0
  let zerosAtOdd = 0
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) zerosAtEven++
    if (bytes[at + 1] === 0) zerosAtOdd++
  }
  const pairs = length / 2
  if (zerosAtOdd > pairs * 0.4 && zerosAtEven < pairs * 0.05) return 'utf-16le'
  if (zerosAtEven > pairs * 0.4 && zerosAtOdd < pairs * 0.05) return 'utf-16be'
  return undefined
}

// Below this length the statistical guess is wrong more often than Windows-1252 is.
const minGuessBytes = 24

function decodeByGuess(bytes: Uint8Array): string {
  const guess = bytes.length < minGuessBytes ? null : detect(bytes)
  const name = !guess || guess.startsWith('ISO-8859-1') ? 'windows-1252' : guess
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
