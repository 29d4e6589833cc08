import { deflateSync } from 'node:zlib'
import {
  bombObject,
  buildPdf,
  firstExtraObject,
  streamObject,
} from '@nextrung/documents/read/testing/build-pdf'
import type { Family, HostileFile } from '../hostile-file.ts'
import { resumeLines } from '../sample-content.ts'

/** A one-page PDF with the given object as its content. */
function pdfOf(content: Buffer): Uint8Array {
  const bytes = Buffer.from(buildPdf([{ raw: '' }], { extraObjects: [content] }))
  bytes.write(`/Contents ${firstExtraObject(1)} 0 R`, bytes.indexOf('/Contents 8 0 R'), 'latin1')
  return bytes
}

function filtered(data: Buffer, filters: string): Buffer {
  const head = `<< /Length ${data.length} /Filter ${filters} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}

const chained = (times: number): Buffer => {
  let data: Buffer = Buffer.alloc(100_000_000, ' ')
  for (let count = 0; count < times; count++) data = deflateSync(data, { level: 9 })
  return filtered(data, `[${'/FlateDecode '.repeat(times)}]`)
}

const pdf = (
  what: string,
  bytes: HostileFile['bytes'],
  allowed: HostileFile['allowed'] = ['accepted', 'tooComplex', 'notPdf', 'noText'],
): HostileFile => ({
  what,
  fileName: 'a.pdf',
  bytes,
  allowed,
})

const texts = resumeLines.map((text, at) => ({ x: 50, y: 60 + at * 16, text }))
const glyphs = `BT /regular 10 Tf 1 0 0 1 50 700 Tm ${'(a) Tj '.repeat(1_000_000)} ET`

const form = (number: number, calls: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${number} 0 R >> >> /Length ${calls.length} >>\nstream\n${calls}\nendstream`

/** Nested drawings that each draw the next one ten times: 10 to the power of `depth` drawings on a page. */
function drawingsInDrawings(depth: number): Uint8Array {
  const first = firstExtraObject(1)
  const forms = Array.from({ length: depth }, (_, at) => form(first + at + 1, '/F Do '.repeat(10)))
  const last = `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Length 2 >>\nstream\nn \nendstream`
  const bytes = Buffer.from(buildPdf([{ raw: '/Im Do' }], { extraObjects: [...forms, last] }))
  return Buffer.from(bytes.toString('latin1').replace('/Im 6 0 R', `/Im ${first} 0 R`), 'latin1')
}

const image = (width: number, height: number) =>
  `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length 11 >>\nstream\n${deflateSync(Buffer.alloc(0)).toString('latin1')}\nendstream`

export const pdfBombs: Family = {
  id: 'g07',
  title: 'PDF files that unpack or draw without end',
  files: [
    pdf('1 GB of spaces in 1 MB', async () => pdfOf(await bombObject(1000, ' '))),
    { ...pdf('1 GB of operators in 1 MB', async () => pdfOf(await bombObject(1000, 'BT ET '))) },
    {
      ...pdf('100 MB of text in a page', async () => pdfOf(await bombObject(100, '(a) Tj '))),
      isQuick: true,
    },
    pdf('100 MB, packed twice', () => pdfOf(chained(2))),
    pdf('100 MB, packed five times', () => pdfOf(chained(5))),
    pdf('a run of lengths that grows', () =>
      pdfOf(
        filtered(
          deflateSync(Buffer.alloc(20_000_000, Buffer.from([129, 32]))),
          '[/FlateDecode /RunLengthDecode]',
        ),
      ),
    ),
    pdf(
      '10,000 pages',
      () => buildPdf(Array.from({ length: 10_000 }, () => ({ texts: texts.slice(0, 2) }))),
      ['accepted', 'tooComplex'],
    ),
    pdf('1,000,000 glyphs on a page', () => buildPdf([{ raw: glyphs }])),
    pdf('a picture of 60,000 x 60,000', () =>
      buildPdf([{ texts, raw: '/Im Do' }], { extraObjects: [image(60_000, 60_000)] }),
    ),
    pdf('drawings in drawings, ten to the ninth', () => drawingsInDrawings(9)),
    pdf('a drawing that draws itself', () => {
      const first = firstExtraObject(1)
      const bytes = buildPdf([{ texts, raw: '/Im Do' }], { extraObjects: [form(first, '/F Do')] })
      return Buffer.from(
        Buffer.from(bytes).toString('latin1').replace('/Im 6 0 R', `/Im ${first} 0 R`),
        'latin1',
      )
    }),
    pdf('pages that are their own parent', () => {
      const bytes = Buffer.from(buildPdf([{ texts }])).toString('latin1')
      return Buffer.from(bytes.replace('/Kids [7 0 R]', '/Kids [2 0 R]'), 'latin1')
    }),
    pdf('a count of two thousand million pages', () => {
      const bytes = Buffer.from(buildPdf([{ texts }])).toString('latin1')
      return Buffer.from(bytes.replace('/Count 1 ', '/Count 2147483647 '), 'latin1')
    }),
    pdf('arrays 100,000 deep', () =>
      pdfOf(streamObject(Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)} TJ`))),
    ),
    pdf('a string of 9 MB', () =>
      pdfOf(streamObject(Buffer.from(`BT /regular 10 Tf (${'a'.repeat(9_000_000)}) Tj ET`))),
    ),
    pdf('a table of references with 8,000,000 rows', () =>
      Buffer.from(
        `%PDF-1.5\nxref\n0 8000000\n${'0000000000 65535 f \n'.repeat(400_000)}trailer << /Size 8000000 /Root 1 0 R >>\nstartxref\n9\n%%EOF`,
      ),
    ),
  ],
}
