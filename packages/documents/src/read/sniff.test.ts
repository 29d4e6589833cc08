import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, paragraph, zip } from './testing/build-docx.ts'
import { buildPdf } from './testing/build-pdf.ts'

const pdf = buildPdf([{ texts: [{ x: 50, y: 100, text: 'Mara Lindqvist, engineer' }] }])
const docx = buildDocx({ body: paragraph('Mara Lindqvist, engineer') })
const doc = readFileSync(new URL('../../fixtures/read/resume-with-table.doc', import.meta.url))
const text = Buffer.from('Mara Lindqvist\nEngineer\n')
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
const rtf = Buffer.from('{\\rtf1\\ansi Mara Lindqvist}')
const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919 + (at >> 3) * 31 + 129) % 256))

const read = async (fileName: string, bytes: Uint8Array) => {
  try {
    return (await readFile(fileName, bytes)).format
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

const notAllowed = 'Only PDF, Word (.doc, .docx) or plain text files can be uploaded.'
const notPdf = 'This file is damaged or is not a real PDF file.'
const notWord = 'This file is damaged or is not a real Word file.'

describe('which files are read', () => {
  it.each([
    ['a.pdf', pdf, 'pdf'],
    ['A.PDF', pdf, 'pdf'],
    ['b.docx', docx, 'docx'],
    ['b.DocX', docx, 'docx'],
    ['c.doc', doc, 'doc'],
    ['d.txt', text, 'txt'],
    ['word under the other name.doc', docx, 'docx'],
    ['word under the other name.docx', doc, 'doc'],
    ['many.dots.in.it.pdf', pdf, 'pdf'],
    ['MZ.txt', Buffer.from('MZ Consulting\nMara Lindqvist'), 'txt'],
  ])('reads %s', async (name, bytes, format) => {
    expect(await read(name, bytes)).toBe(format)
  })

  it.each([
    'a.exe',
    'a.html',
    'a.svg',
    'a.docm',
    'a.rtf',
    'a.zip',
    'a.pdf.exe',
    'a.pdf%00.html',
    'a.html%00.pdf',
    'a.html\0.pdf',
    'pdf',
    '',
  ])('refuses the name %j', async (name) => {
    expect(await read(name, pdf)).toBe(notAllowed)
  })

  it.each([
    ['a.pdf', docx],
    ['a.pdf', doc],
    ['a.pdf', png],
    ['a.pdf', text],
    ['a.pdf', rtf],
    ['a.docx', pdf],
    ['a.docx', png],
    ['a.docx', text],
    ['a.doc', pdf],
    ['a.doc', rtf],
    ['a.doc', text],
    ['a.txt', pdf],
    ['a.txt', docx],
    ['a.txt', doc],
    ['a.txt', png],
    ['a.txt', noise],
    ['a.docx', zip({ 'hello.txt': 'no document in this package' })],
  ])('refuses content of another kind under the name %s', async (name, bytes) => {
    expect(await read(name, bytes)).toBe(notAllowed)
  })

  it('refuses a Word file with macros by what it says of itself', async () => {
    const contentType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
    expect(await read('a.docx', buildDocx({ body: paragraph('Mara'), contentType }))).toBe(notAllowed)
  })

  it('refuses another office package under the name of a Word file', async () => {
    const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
    expect(await read('a.docx', buildDocx({ body: paragraph('Mara'), contentType }))).toBe(notAllowed)
  })

  it.each(['a.pdf', 'a.docx', 'a.doc', 'a.txt'])(
    'says that the file is empty for %s with no bytes',
    async (name) => {
      expect(await read(name, new Uint8Array())).toBe('The file is empty.')
    },
  )

  it.each([
    ['a.pdf', noise, notPdf],
    ['a.docx', noise, notWord],
    ['a.doc', noise, notWord],
    ['a.docx', docx.subarray(0, docx.length / 2), notWord],
    ['a.doc', doc.subarray(0, 4000), notWord],
    ['a.pdf', Buffer.from('%PDF-1.7\nnothing follows'), notPdf],
    [
      'a.docx',
      zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document><w:body>' }),
      notWord,
    ],
  ])('says that %s is damaged where nothing in it can be read', async (name, bytes, message) => {
    expect(await read(name, bytes)).toBe(message)
  })

  it('finds a PDF header that stands within the first 1024 bytes', async () => {
    expect(await read('a.pdf', Buffer.concat([Buffer.alloc(1000, '\n'), pdf]))).toBe('pdf')
  })

  it('says so where a file has no visible character', async () => {
    const message =
      'We could not find any text in this file. It may be a scan; upload a PDF or Word file with real text.'
    expect(await read('a.txt', Buffer.from(' \n\t\ufeff\n'))).toBe(message)
    expect(await read('a.docx', buildDocx({ body: paragraph(' ') }))).toBe(message)
    expect(await read('a.pdf', buildPdf([{}]))).toBe(message)
  })

  it('takes a PDF with pictures and next to no text for a scan, and short text without pictures as it is', async () => {
    const texts = [{ x: 50, y: 100, text: 'Scanned by an app' }]
    expect(await read('a.pdf', buildPdf([{ texts, withImage: true }]))).toContain('It may be a scan')
    expect(await read('a.pdf', buildPdf([{ texts }]))).toBe('pdf')
    const longer = [
      { x: 50, y: 100, text: 'Mara Lindqvist, backend engineer in Berlin, with a photograph beside it' },
    ]
    expect(await read('a.pdf', buildPdf([{ texts: longer, withImage: true }]))).toBe('pdf')
  })
})

describe('protected and old files', () => {
  const locked = 'This file is password-protected. Remove the password and upload it again.'
  const old = 'This Word file is in a very old format. Save it as .docx and upload it again.'

  it('asks for the password to be removed from a PDF that cannot be opened without one', async () => {
    const texts = [{ x: 50, y: 100, text: 'Mara Lindqvist' }]
    expect(await read('a.pdf', buildPdf([{ texts }], { encryption: { userPassword: 'secret' } }))).toBe(
      locked,
    )
  })

  it('reads an encrypted PDF that opens without a password', async () => {
    const bytes = buildPdf([{ texts: [{ x: 50, y: 100, text: 'Mara Lindqvist' }] }], {
      encryption: { userPassword: '' },
    })
    expect((await readFile('a.pdf', bytes)).lines.map((line) => line.text)).toEqual(['Mara Lindqvist'])
  })

  it('asks for the password to be removed from a Word file in an encrypted package', async () => {
    const bytes = Buffer.from(doc)
    const name = Buffer.from('WordDocument\0', 'utf16le')
    const entry = bytes.lastIndexOf(name)
    bytes.write('EncryptedPackage\0', entry, 'utf16le')
    bytes.writeUInt16LE(34, entry + 64)
    expect(await read('a.docx', bytes)).toBe(locked)
  })

  it.each([
    [
      'the encrypted flag',
      (header: Buffer) => header.writeUInt16LE(header.readUInt16LE(10) | 0x0100, 10),
      locked,
    ],
    ['the version of Word 95', (header: Buffer) => header.writeUInt16LE(0x0068, 2), old],
    ['the mark of Word 6', (header: Buffer) => header.writeUInt16LE(0xa5dc, 0), old],
  ])('reads %s in the header of a .doc', async (_what, change, message) => {
    const bytes = Buffer.from(doc)
    change(bytes.subarray(bytes.indexOf(Buffer.from([0xec, 0xa5]))))
    expect(await read('a.doc', bytes)).toBe(message)
  })

  it('knows the oldest formats of Word, which are no containers', async () => {
    expect(await read('a.doc', Buffer.from('dba52d000000000000000000', 'hex'))).toBe(old)
  })

  it('refuses a spreadsheet of the same age', async () => {
    const bytes = Buffer.from(doc)
    const entry = bytes.lastIndexOf(Buffer.from('WordDocument\0', 'utf16le'))
    bytes.write('Workbook\0    ', entry, 'utf16le')
    bytes.writeUInt16LE(18, entry + 64)
    expect(await read('a.doc', bytes)).toBe(notAllowed)
  })
})

describe('a PDF without a proper header is read', () => {
  const whole = Buffer.from(buildPdf([{ texts: [{ x: 50, y: 100, text: 'Mara Lindqvist' }] }])).toString(
    'latin1',
  )

  it.each([
    ['junk before it', `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n${whole}`],
    ['1,000 bytes before it', `${'\0'.repeat(1000)}${whole}`],
    ['no version', whole.replace('%PDF-1.5', '%PDF-')],
    ['no dash and version', whole.replace('%PDF-1.5', '%PDF')],
    ['none at all', whole.slice(whole.indexOf('1 0 obj'))],
    ['more than 1,024 bytes before it', `${' \n'.repeat(1000)}${whole}`],
  ])('%s', async (_what, file) => {
    const { lines } = await readFile('resume.pdf', Buffer.from(file, 'latin1'))
    expect(lines.map((line) => line.text)).toEqual(['Mara Lindqvist'])
  })
})
