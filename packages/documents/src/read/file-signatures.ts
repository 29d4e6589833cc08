/**
 * Kinds of content recognisable by their first bytes. `zip` and `ole` are containers of many kinds; `short` means a
 * signature of two or three bytes, which could also be the start of a text ('MZ Consulting').
 */
export type Signature = 'pdf' | 'zip' | 'ole' | 'old-word' | 'other' | 'short'

const pdfHeaderWithin = 1024

const otherMagics: readonly number[][] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x49, 0x49, 0x2a, 0x00], // TIFF
  [0x4d, 0x4d, 0x00, 0x2a], // TIFF
  [0x52, 0x49, 0x46, 0x46], // RIFF: WebP, WAV, AVI
  [0x4d, 0x5a], // Windows program
  [0x7f, 0x45, 0x4c, 0x46], // ELF program
  [0xca, 0xfe, 0xba, 0xbe], // Java class, Mach-O
  [0xcf, 0xfa, 0xed, 0xfe], // Mach-O
  [0x1f, 0x8b], // gzip
  [0x42, 0x5a, 0x68], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x28, 0xb5, 0x2f, 0xfd], // zstd
  [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], // SQLite
  [0x49, 0x44, 0x33], // MP3
  [0x4f, 0x67, 0x67, 0x53], // Ogg
  [0x00, 0x61, 0x73, 0x6d], // WebAssembly
  [0x00, 0x00, 0x01, 0x00], // icon
  [0x25, 0x21, 0x50, 0x53], // PostScript
]

const oldWordMagics: readonly number[][] = [
  [0x9b, 0xa5], // Word 1
  [0xdb, 0xa5], // Word 2
  [0xdc, 0xa5], // Word 6 without a container
  [0x31, 0xbe, 0x00, 0x00], // Write, Word for DOS
  [0x32, 0xbe, 0x00, 0x00], // Write with objects
  [0xfe, 0x37, 0x00, 0x23], // Word 4 for Macintosh
]

const otherTextStarts = /^\s*(?:\{\\rtf|<!doctype\s+html|<html[\s>]|<svg[\s>]|<\?xml|<\?php|mime-version:)/i

/** The kind of content the first bytes indicate, or undefined. */
export function signatureOf(bytes: Uint8Array): Signature | undefined {
  const startsWith = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (startsWith([0x50, 0x4b, 0x03, 0x04]) || startsWith([0x50, 0x4b, 0x05, 0x06])) return 'zip'
  if (startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole'
  if (oldWordMagics.some(startsWith)) return 'old-word'
  const start = latin1(bytes.subarray(0, 512))
  if (start.startsWith('%PDF-')) return 'pdf'
  const magic = otherMagics.find(startsWith)
  if (magic) return magic.length < 4 ? 'short' : 'other'
  return otherTextStarts.test(start.replace(/^\xef\xbb\xbf/, '')) ? 'other' : undefined
}

/** True when there is a PDF header in the first 1024 bytes, where readers look for it. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, pdfHeaderWithin + 5)).includes('%PDF-')
}

const pdfSample = 4096

/** True for a PDF whose header is broken or missing: it starts with objects and ends with where they are. */
export function hasPdfBody(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, pdfSample))
  const end = latin1(bytes.subarray(-pdfSample))
  return /(?:^|\s)\d+ \d+ obj\b/.test(start) && /\bstartxref\b|\btrailer\b/.test(end)
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
