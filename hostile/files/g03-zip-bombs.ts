import { paragraph } from '@nextrung/documents/read/testing/build-docx'
import { buildZip, type ZipEntry } from '../build-zip.ts'
import type { Family, HostileFile } from '../hostile-file.ts'
import { docxEntries, docxResume, docxWith, packedMegabytes } from '../sample-content.ts'

const bomb =
  (megabytes: number, name: string, statedSize?: number): HostileFile['bytes'] =>
  async () => {
    const packed = await packedMegabytes(megabytes, '<w:p><w:r><w:t>bomb</w:t></w:r></w:p>')
    const lie = statedSize === undefined ? {} : { statedSize }
    return docxWith([{ name, packed, ...lie }])
  }

const manyEntries = (count: number): ZipEntry[] =>
  Array.from({ length: count }, (_, at) => ({ name: `word/part${at}.bin`, data: '' }))

const refused = (what: string, bytes: HostileFile['bytes'], isQuick = false): HostileFile => ({
  what,
  fileName: 'a.docx',
  bytes,
  allowed: ['tooComplex'],
  isQuick,
})

/** What is never unpacked costs nothing. */
const unread = (what: string, bytes: HostileFile['bytes']): HostileFile => ({
  ...refused(what, bytes),
  allowed: ['accepted'],
})

const nested = (depth: number): Uint8Array =>
  depth === 0 ? docxResume() : docxWith([{ name: `word/inner${depth}.zip`, data: nested(depth - 1) }])

export const zipBombs: Family = {
  id: 'g03',
  title: 'Word files that unpack without end',
  files: [
    refused('100 MB in its document', bomb(100, 'word/document.xml'), true),
    refused('1 GB in its document', bomb(1000, 'word/document.xml')),
    unread('1 GB in a part that nobody asks for', bomb(1000, 'word/theme/theme9.xml')),
    unread('1 GB in a picture', bomb(1000, 'word/media/image1.png')),
    refused('100 MB that claim to be 1,000 bytes', bomb(100, 'word/document.xml', 1000), true),
    refused('1 GB that claims to be 9 MB', bomb(1000, 'word/document.xml', 9_000_000)),
    {
      ...refused('20 MB in a part that claims to be empty', bomb(20, 'word/styles.xml', 0)),
      allowed: ['tooComplex', 'notWord'],
    },
    refused('60,000 entries', () => docxWith(manyEntries(60_000))),
    refused('2,001 entries', () => docxWith(manyEntries(2001))),
    refused('zips in zips, five deep', () => nested(5)),
    {
      ...refused('a zip in the large format, harmless', () =>
        docxWith([{ name: 'word/extra.xml', data: '<a/>', isZip64: true }]),
      ),
      allowed: ['accepted', 'notWord'],
    },
    refused('a bomb in the large format', async () => {
      const packed = await packedMegabytes(200, ' ')
      return docxWith([{ name: 'word/document.xml', packed, isZip64: true }])
    }),
    refused('entries that share their bytes', () =>
      docxWith(
        Array.from({ length: 500 }, (_, at) => ({ name: `word/x${at}.xml`, data: '<a/>', sharesBytesOf: 2 })),
      ),
    ),
    unread('three parts of 9 MB each', () =>
      docxWith([1, 2, 3].map((at) => ({ name: `word/part${at}.xml`, data: Buffer.from(noise(9_000_000)) }))),
    ),
    {
      ...refused('a directory that is cut off', () => docxResume().subarray(0, -30)),
      allowed: ['notWord'],
    },
    {
      ...refused('the same path twice', () =>
        buildZip([...docxEntries(paragraph('Maya')), { name: 'word/document.xml', data: '<broken' }]),
      ),
      allowed: ['accepted', 'notWord', 'tooComplex'],
    },
  ],
}

// Letters that compress to a quarter: no part is suspicious by itself, and the file is small enough to be read.
function noise(length: number): string {
  let state = 12345
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    bytes[at] = 97 + ((state >> 16) % 4)
  }
  return bytes.toString('latin1')
}
