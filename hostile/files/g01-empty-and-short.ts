import { buildDocx, paragraph } from '@nextrung/documents/read/testing/build-docx'
import { buildPdf } from '@nextrung/documents/read/testing/build-pdf'
import type { Family, HostileFile } from '../hostile-file.ts'

const names = ['a.pdf', 'a.docx', 'a.doc', 'a.txt']

const none: HostileFile[] = names.map((fileName) => ({
  what: `no bytes as ${fileName}`,
  fileName,
  bytes: () => new Uint8Array(),
  allowed: ['empty'],
  isQuick: true,
}))

const one: HostileFile[] = names.map((fileName) => ({
  what: `one byte as ${fileName}`,
  fileName,
  bytes: () => Buffer.from('a'),
  allowed: fileName === 'a.txt' ? ['accepted'] : ['notAllowed'],
}))

const blank: HostileFile[] = [
  ['spaces and line ends', ' \n\t \r\n'],
  ['a byte order mark alone', '\ufeff'],
  ['marks without a shape', '\u200b\u2060\ufeff\u202e'],
  ['spaces of every width', '\u00a0\u2003\u3000\u202f'],
].map(([what = '', text = '']) => ({
  what,
  fileName: 'a.txt',
  bytes: () => Buffer.from(text),
  allowed: ['noText'],
}))

const scan = (visible: number) =>
  buildPdf([{ texts: [{ x: 50, y: 100, text: 'x'.repeat(visible) }], withImage: true }])

export const emptyAndShort: Family = {
  id: 'g01',
  title: 'Empty and next to empty',
  files: [
    ...none,
    ...one,
    ...blank,
    {
      what: 'a Word file without a letter',
      fileName: 'a.docx',
      bytes: () => buildDocx({ body: paragraph(' ') }),
      allowed: ['noText'],
    },
    {
      what: 'a PDF page without anything',
      fileName: 'a.pdf',
      bytes: () => buildPdf([{}]),
      allowed: ['noText'],
    },
    {
      what: 'a picture with 49 letters',
      fileName: 'a.pdf',
      bytes: () => scan(49),
      allowed: ['noText'],
      isQuick: true,
    },
    { what: 'a picture with 51 letters', fileName: 'a.pdf', bytes: () => scan(51), allowed: ['accepted'] },
  ],
}
