import { hasPdfBody, hasPdfHeader, type Signature, signatureOf } from './file-signatures.ts'
import { oleContentOf } from './ole-content.ts'
import { damagedFile, readError } from './read-error.ts'
import { decodeText } from './text-encoding.ts'

export type FileFormat = 'pdf' | 'docx' | 'doc' | 'txt'

const allowedName = /\.(pdf|docx?|txt)$/i
const maxControlShare = 0.05

/**
 * Detects a file's format from its name and content. Word's two formats are accepted under each other's extension.
 * @throws ReadError EMPTY_FILE, UNSUPPORTED_FILE, DAMAGED_FILE, PASSWORD_PROTECTED_FILE or OLD_WORD_FILE
 */
export function sniff(fileName: string, bytes: Uint8Array): FileFormat {
  const extension = allowedName.exec(fileName.trim())?.[1]?.toLowerCase()
  if (!extension || /\0|%00/.test(fileName)) throw readError('UNSUPPORTED_FILE')
  if (bytes.length === 0) throw readError('EMPTY_FILE')
  const signature = signatureOf(bytes)
  if (extension === 'pdf') return sniffPdf(fileName, bytes, signature)
  if (extension === 'txt') return sniffText(bytes, signature)
  return sniffWord(fileName, bytes, signature)
}

function sniffPdf(fileName: string, bytes: Uint8Array, signature: Signature | undefined): 'pdf' {
  if (signature === 'pdf' || hasPdfHeader(bytes)) return 'pdf'
  if (!signature && hasPdfBody(bytes)) return 'pdf'
  if (signature || isText(bytes)) throw readError('UNSUPPORTED_FILE')
  throw damagedFile(fileName)
}

function sniffText(bytes: Uint8Array, signature: Signature | undefined): 'txt' {
  if ((signature && signature !== 'short') || !isText(bytes)) throw readError('UNSUPPORTED_FILE')
  return 'txt'
}

function sniffWord(fileName: string, bytes: Uint8Array, signature: Signature | undefined): 'doc' | 'docx' {
  if (signature === 'zip') return 'docx'
  if (signature === 'old-word') throw readError('OLD_WORD_FILE')
  if (signature === 'ole') return sniffOle(fileName, bytes)
  if (signature || hasPdfHeader(bytes) || isText(bytes)) throw readError('UNSUPPORTED_FILE')
  throw damagedFile(fileName)
}

function sniffOle(fileName: string, bytes: Uint8Array): 'doc' {
  const content = oleContentOf(bytes)
  if (content === 'word') return 'doc'
  if (content === 'other') throw readError('UNSUPPORTED_FILE')
  if (content === 'old-word') throw readError('OLD_WORD_FILE')
  if (content === 'broken') throw damagedFile(fileName)
  throw readError('PASSWORD_PROTECTED_FILE')
}

/** True when, decoded as text, at most 5 % of the bytes are control characters. */
function isText(bytes: Uint8Array): boolean {
  const sample = decodeText(bytes.subarray(0, 64_000))
  let controls = 0
  for (const char of sample) if (isControl(char.charCodeAt(0))) controls++
  return controls <= sample.length * maxControlShare
}

function isControl(code: number): boolean {
  const isWhiteSpace = code >= 9 && code <= 13
  return (code < 32 && !isWhiteSpace && code !== 27) || code === 127 || code === 0xfffd
}
