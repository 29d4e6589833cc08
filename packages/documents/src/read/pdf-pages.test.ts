import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildPdf, firstExtraObject, type PdfPage, type PdfText } from './testing/build-pdf.ts'

const read = (pages: readonly PdfPage[]) => readFile('resume.pdf', buildPdf(pages))
const textsOf = async (pages: readonly PdfPage[]) => (await read(pages)).lines.map((line) => line.text)

describe('the pages of a PDF', () => {
  const body = (at: number): PdfText => ({ x: 50, y: 300, text: `Text of page ${at}` })

  it('leaves out page numbers, and what is repeated at the edges of later pages', async () => {
    const pages = [1, 2, 3].map((at) => ({
      texts: [
        { x: 50, y: 30, text: 'mara@example.com' },
        body(at),
        { x: 250, y: 820, text: `Mara Lindqvist – ${at}/3` },
        { x: 500, y: 820, text: `Page ${at}` },
      ],
    }))
    expect(await textsOf(pages.map(({ texts }) => ({ texts: texts.slice(0, 3) })))).toEqual([
      'mara@example.com',
      'Text of page 1',
      'Text of page 2',
      'Text of page 3',
    ])
    expect(
      await textsOf(pages.map(({ texts }) => ({ texts: [...texts.slice(1, 2), ...texts.slice(3)] }))),
    ).toEqual(['Text of page 1', 'Text of page 2', 'Text of page 3'])
  })

  it.each([
    ['the same text', () => 'Mara Lindqvist, Résumé, May 2024'],
    ['a number that counts', (at: number) => `Mara Lindqvist | ${at}`],
    ['a number among words', (at: number) => `Résumé – page ${at} – confidential`],
  ])('marks a footer that repeats with %s, and gives it once', async (_what, footer) => {
    const pages = [1, 2, 3].map((at) => ({
      texts: [body(at), { x: 50, y: 820 + at, text: footer(at) }],
    }))
    const { lines } = await read(pages)
    expect(lines.map(({ text, part }) => [part, text])).toEqual([
      [undefined, 'Text of page 1'],
      ['footer', footer(1)],
      [undefined, 'Text of page 2'],
      [undefined, 'Text of page 3'],
    ])
  })

  it('marks a header that starts on the second page when it names the page', async () => {
    const texts = [{ x: 50, y: 30, text: 'Mara Lindqvist – Page 2' }, body(2)]
    const { lines } = await read([{ texts: [body(1)] }, { texts }])
    expect(lines.map((line) => line.part)).toEqual([undefined, 'header', undefined])
  })

  it('does not take dates at the edge of each page for furniture', async () => {
    const pages = [2018, 2019].map((year, at) => ({
      texts: [body(at), { x: 50, y: 820, text: `Engineer, ${year}` }],
    }))
    expect((await read(pages)).lines.map((line) => line.part)).toEqual(Array(4).fill(undefined))
  })

  it.each(['Seite 2 von 2', '- 2 -', '2 | Page', 'Página 2 de 2'])(
    'leaves out the page number %s',
    async (text) => {
      const pages = [[body(1)], [body(2), { x: 250, y: 820, text }]]
      expect(await textsOf(pages.map((texts) => ({ texts })))).toEqual(['Text of page 1', 'Text of page 2'])
    },
  )

  it('reads the first 50 of them and says so', async () => {
    const document = await read(Array.from({ length: 53 }, (_, at) => ({ texts: [body(at + 1)] })))
    expect(document.lines).toHaveLength(50)
    expect(document).toMatchObject({
      pageCount: 53,
      notices: ['Only the first 50 of 53 pages were read.'],
    })
  })

  it('skips one that cannot be read, keeps the others and says so', async () => {
    const pages = [1, 2, 3].map((at) => ({ texts: [body(at)] }))
    const root = firstExtraObject(pages.length)
    const textForAPage = 8
    const branches = [7, textForAPage, 11].map(
      (kid) => `<< /Type /Pages /Parent ${root} 0 R /Count 1 /Kids [${kid} 0 R] >>`,
    )
    const tree = `<< /Type /Pages /Count 3 /Kids [${root + 1} 0 R ${root + 2} 0 R ${root + 3} 0 R] >>`
    const bytes = buildPdf(pages, { catalog: `/Pages ${root} 0 R`, extraObjects: [tree, ...branches] })
    const document = await readFile('resume.pdf', bytes)
    expect(document.lines.map((line) => line.text)).toEqual(['Text of page 1', 'Text of page 3'])
    expect(document.notices).toEqual(['One page could not be read and was left out.'])
  })
})

describe('a PDF with sideways text', () => {
  const sideways = (text: string, at: number) =>
    `BT /regular 10 Tf 0 1 -1 0 ${100 + at * 20} 100 Tm (${text}) Tj ET`
  const texts = ['Mara Lindqvist', 'Engineer at Example Bank', 'Built a queue']
  const raw = texts.map(sideways).join('\n')
  const turned = (bytes: Uint8Array, degrees: number) =>
    Buffer.from(
      Buffer.from(bytes).toString('latin1').replace('/MediaBox', `/Rotate ${degrees} /MediaBox`),
      'latin1',
    )

  it.each([0, 90, 180, 270])('is read, whichever way the page is turned: %s degrees', async (degrees) => {
    const { lines } = await readFile('resume.pdf', turned(buildPdf([{ raw }]), degrees))
    expect(lines.map((line) => line.text)).toEqual(texts)
  })

  it('is read without the few letters that stand otherwise', async () => {
    const upright = texts.map((text, at) => ({ x: 50, y: 100 + at * 20, text }))
    expect(await textsOf([{ texts: upright, raw: sideways('RESUME', 20) }])).toEqual(texts)
  })
})
