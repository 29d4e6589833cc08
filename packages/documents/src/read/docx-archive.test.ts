import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, documentXml, edgeXml, paragraph, relationship, zip } from './testing/build-docx.ts'

const notWord = 'This file is damaged or is not a real Word file.'

const read = async (fileName: string, bytes: Uint8Array) => {
  try {
    return (await readFile(fileName, bytes)).format
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

describe('hostile Word packages', () => {
  const tooComplex = 'This file is too complex to process.'
  const manyFiles = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`word/part${at}.bin`, '']))

  it.each([
    ['more than 2000 entries', buildDocx({ body: paragraph('Mara'), parts: manyFiles })],
    ['a part packed more than a hundredfold', buildDocx({ body: paragraph('a'.repeat(9_000_000)) })],
    ['a nested archive', buildDocx({ body: paragraph('Mara'), parts: { 'word/more.zip': zip({ a: 'b' }) } })],
    ['elements nested thousands deep', buildDocx({ body: '<w:p>'.repeat(5000) + '</w:p>'.repeat(5000) })],
  ])('does not unpack %s', async (_what, bytes) => {
    expect(await read('a.docx', bytes)).toBe(tooComplex)
  })

  const tooMuch =
    'This file has too much content to read. Save it as a simpler PDF or Word file and upload that.'

  it('does not unpack a document of more than 10 MB', async () => {
    expect(await read('a.docx', buildDocx({ body: paragraph(scattered(10_500_000)) }))).toBe(tooMuch)
  })

  it('does not unpack more than 25 MB', async () => {
    const header = edgeXml('hdr', paragraph(scattered(9_000_000)))
    const names = [1, 2, 3].map((at) => `header${at}`)
    const bytes = buildDocx({
      body: names.map((id) => `<w:sectPr><w:headerReference r:id="${id}"/></w:sectPr>`).join(''),
      relationships: names.map((id) => relationship({ id, type: 'header', target: `${id}.xml` })).join(''),
      parts: Object.fromEntries(names.map((id) => [`word/${id}.xml`, header])),
    })
    expect(await read('a.docx', bytes)).toBe(tooMuch)
  })

  it.each([
    ['30 MB of pictures', 'word/media/image1.bmp', Buffer.alloc(30_000_000)],
    ['30 MB of XML', 'customXml/item1.xml', Buffer.from(`<a>${' '.repeat(30_000_000)}</a>`)],
    ['XML with declarations', 'word/theme/theme1.xml', Buffer.from('<!DOCTYPE w><a/>')],
  ])('does not mind %s that nobody reads', async (_what, path, content) => {
    expect(await read('a.docx', buildDocx({ body: paragraph('Mara'), parts: { [path]: content } }))).toBe(
      'docx',
    )
  })

  it('does not unpack an entry beyond the size that its directory states', async () => {
    const bytes = Buffer.from(buildDocx({ body: paragraph('Mara Lindqvist '.repeat(2000)) }))
    const entry = directoryEntry(bytes, 'word/document.xml')
    bytes.writeUInt32LE(100, entry + 24)
    expect(await read('a.docx', bytes)).toBe(tooComplex)
  })

  it('does not unpack entries that share their bytes', async () => {
    const bytes = Buffer.from(
      buildDocx({ body: paragraph('Mara'), parts: { 'word/styles.xml': documentXml('') } }),
    )
    const offset = bytes.readUInt32LE(directoryEntry(bytes, 'word/document.xml') + 42)
    bytes.writeUInt32LE(offset, directoryEntry(bytes, 'word/styles.xml') + 42)
    expect(await read('a.docx', bytes)).toBe(tooComplex)
  })

  it('reads a package with names that climb out of it, and writes nothing anywhere', async () => {
    const parts = {
      '../../../../tmp/climbed.xml': '<a/>',
      '/etc/other.xml': '<a/>',
      'word\\media\\a.bin': 'x',
    }
    expect(await read('a.docx', buildDocx({ body: paragraph('Mara Lindqvist'), parts }))).toBe('docx')
  })

  const entities = '<!DOCTYPE w [<!ENTITY a "Mara"><!ENTITY b "&a;&a;&a;">]>'
  it.each([
    ['entities', documentXml(paragraph('&b;'), `<?xml version="1.0"?>${entities}`)],
    [
      'a document type alone',
      documentXml(paragraph('Mara'), '<!DOCTYPE w SYSTEM "http://127.0.0.1:1/x.dtd">'),
    ],
    ['entities in UTF-16', Buffer.from(`\ufeff${documentXml(paragraph('&b;'), entities)}`, 'utf16le')],
    ['another encoding', documentXml(paragraph('Mara'), '<?xml version="1.0" encoding="UTF-7"?>')],
  ])('calls a file damaged whose XML declares %s', async (_what, xml) => {
    expect(await read('a.docx', buildDocx({ body: '', parts: { 'word/document.xml': xml } }))).toBe(notWord)
  })

  it('calls a file damaged that declares entities in another part that is read', async () => {
    const parts = { 'word/styles.xml': `${entities}<a/>` }
    expect(await read('a.docx', buildDocx({ body: paragraph('Mara'), parts }))).toBe(notWord)
  })
})

/** Text that Flate packs badly, so that only its size counts. */
function scattered(length: number): string {
  let state = 12345
  const chars = Buffer.alloc(length)
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    chars[at] = 97 + ((state >> 16) % 26)
  }
  return chars.toString('latin1')
}

/** Where an entry's record begins in the central directory of a zip. */
function directoryEntry(zipped: Buffer, path: string): number {
  return zipped.lastIndexOf(path) - 46
}
