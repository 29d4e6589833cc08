import type { Family } from '../hostile-file.ts'

const limit = 10 * 1024 * 1024
const text = (bytes: number) => Buffer.alloc(bytes, 'Managed accounts in Active Directory.\n')

export const sizes: Family = {
  id: 'g02',
  title: 'Sizes around the limit',
  files: [
    { what: 'exactly 10 MB', fileName: 'a.txt', bytes: () => text(limit), allowed: ['accepted'] },
    {
      what: 'one byte more',
      fileName: 'a.txt',
      bytes: () => text(limit + 1),
      allowed: ['tooLarge'],
      isQuick: true,
    },
    { what: '50 MB', fileName: 'a.pdf', bytes: () => text(50 * 1024 * 1024), allowed: ['tooLarge'] },
    {
      what: '10 MB of noise called PDF',
      fileName: 'a.pdf',
      bytes: () => Buffer.alloc(limit, Buffer.from([1, 2, 3, 0, 250])),
      allowed: ['notPdf'],
    },
    {
      what: '10 MB that begin like a PDF',
      fileName: 'a.pdf',
      bytes: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), text(limit - 9)]),
      allowed: ['notPdf', 'tooComplex'],
    },
    {
      what: '10 MB that begin like a zip',
      fileName: 'a.docx',
      bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), text(limit - 4)]),
      allowed: ['notWord'],
    },
  ],
}
