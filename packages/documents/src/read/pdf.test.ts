import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildPdf, type PdfPage, type PdfText, streamObject } from './testing/build-pdf.ts'

const read = (pages: PdfPage[]) => readFile('resume.pdf', buildPdf(pages))
const textsOf = async (pages: PdfPage[]) => (await read(pages)).lines.map((line) => line.text)

const mainColumn = [
  'EXPERIENCE',
  'Senior Engineer at Example Bank',
  'Built a queue that retries failed work after every',
  'crash and tells the people on call what it did.',
  'Engineer at Sample Shop',
  'Cut the cost of storage by moving old rows to',
  'cheap disks, and wrote the runbook for it.',
]
const sideColumn = [
  'SKILLS',
  'Go',
  'TypeScript',
  'PostgreSQL',
  'EDUCATION',
  'MSc Computer Science',
  'Example University',
]

function column(texts: readonly string[], place: { x: number; y: number; step?: number }): PdfText[] {
  return texts.map((text, at) => ({ text, x: place.x, y: place.y + at * (place.step ?? 14) }))
}

function alternate(a: readonly PdfText[], b: readonly PdfText[]): PdfText[] {
  return a.flatMap((text, at) => [text, b[at]].filter((part) => part !== undefined))
}

describe('reading order of a PDF', () => {
  it('reads two columns one after the other although the content alternates between their rows', async () => {
    const name = { x: 200, y: 60, text: 'Mara Lindqvist', size: 22 }
    const texts = alternate(column(mainColumn, { x: 50, y: 120 }), column(sideColumn, { x: 360, y: 120 }))
    expect(await textsOf([{ texts: [name, ...texts] }])).toEqual([
      'Mara Lindqvist',
      ...mainColumn,
      ...sideColumn,
    ])
  })

  it('reads a side bar with another line pitch before the main column, and the name above both first', async () => {
    const name = { x: 220, y: 50, text: 'Mara Lindqvist', size: 24 }
    const side = column(sideColumn, { x: 40, y: 90, step: 17.3 })
    const main = column(mainColumn, { x: 220, y: 90 })
    const document = await read([{ texts: [name, ...alternate(main, side)] }])
    expect(document.lines.map((line) => line.text)).toEqual(['Mara Lindqvist', ...sideColumn, ...mainColumn])
    expect(document.lines.map((line) => line.column)).toEqual([
      0,
      ...sideColumn.map(() => 1),
      ...mainColumn.map(() => 2),
    ])
  })

  it('takes titles at the left and dates at the right for parts of one line, not for columns', async () => {
    const jobs = [1, 2, 3, 4, 5].flatMap((job): PdfText[] => [
      { x: 50, y: 100 + job * 40, text: `Engineer ${job} at Example Company`, font: 'bold' },
      { x: 480, y: 100 + job * 40, text: `201${job} – 201${job + 1}` },
      { x: 50, y: 114 + job * 40, text: 'Kept the servers up and wrote it down.' },
    ])
    const document = await read([{ texts: jobs }])
    expect(document.lines[0]).toMatchObject({
      text: 'Engineer 1 at Example Company 2011 – 2012',
      cells: ['Engineer 1 at Example Company', '2011 – 2012'],
      bold: true,
    })
    expect(document.lines).toHaveLength(10)
  })

  it('keeps the labels and values of a skills table on one line each', async () => {
    const rows = ['Languages', 'Databases', 'Cloud', 'Tools', 'Methods', 'Spoken']
    const texts = rows.flatMap((label, at): PdfText[] => [
      { x: 50, y: 100 + at * 14, text: label },
      { x: 160, y: 100 + at * 14, text: `several things of the kind ${label.toLowerCase()}, with commas` },
    ])
    const document = await read([{ texts }])
    expect(document.lines.map((line) => line.cells?.[0])).toEqual(rows)
  })

  it('puts section titles that stand in the left margin above their section', async () => {
    const sections = ['Summary', 'Experience', 'Education', 'Skills']
    const texts = sections.flatMap((title, at): PdfText[] => [
      { x: 40, y: 100 + at * 60, text: title },
      { x: 150, y: 100 + at * 60, text: `The first line of section ${at}` },
      { x: 150, y: 114 + at * 60, text: `the second line of section ${at}` },
    ])
    expect((await textsOf([{ texts }])).slice(0, 4)).toEqual([
      'Summary',
      'The first line of section 0',
      'the second line of section 0',
      'Experience',
    ])
  })
})

describe('the lines of a PDF', () => {
  it('recognises written bullets and takes them off', async () => {
    const marks = ['•', '-', '–', '*']
    const texts = marks.map(
      (mark, at): PdfText => ({ x: 50, y: 100 + at * 14, text: `${mark} Wrote the runbook` }),
    )
    const hanging: PdfText[] = [
      { x: 50, y: 170, text: '•' },
      { x: 68, y: 170, text: 'Wrote the runbook' },
    ]
    const document = await read([
      { texts: [...texts, ...hanging, { x: 50, y: 190, text: 'No bullet - here' }] },
    ])
    expect(document.lines.slice(0, 5).every((line) => line.bullet && line.text === 'Wrote the runbook')).toBe(
      true,
    )
    expect(document.lines[5]).not.toHaveProperty('bullet')
  })

  it('recognises bullets that are drawn as small shapes', async () => {
    const raw = '53 735 3 3 re f 53 721 3 3 re f'
    const texts = column(['Wrote the runbook', 'Cut the cost of storage', 'Not an item'], { x: 62, y: 108 })
    const document = await read([{ texts, raw }])
    expect(document.lines.map((line) => line.bullet ?? false)).toEqual([true, true, false])
  })

  it('tells bold, italic, size and place of a line', async () => {
    const texts: PdfText[] = [
      { x: 50, y: 100, text: 'Engineer', font: 'bold', size: 14 },
      { x: 50, y: 130, text: 'Berlin', font: 'italic' },
    ]
    const document = await read([{ texts }])
    expect(document.lines[0]).toMatchObject({ bold: true, fontSize: 14, x: 50, y: 100, page: 1 })
    expect(document.lines[1]).toMatchObject({ italic: true, fontSize: 10 })
  })

  it('leaves out letters that are too small to read', async () => {
    const document = await read([
      {
        texts: [
          { x: 50, y: 100, text: 'Engineer' },
          { x: 50, y: 130, text: 'Grand Vizier', size: 1.5 },
        ],
      },
    ])
    expect(document.lines.map(({ text }) => text)).toEqual(['Engineer'])
  })

  it('marks a line above which there is more space than between the lines of a paragraph', async () => {
    const texts = [
      ...column(['One', 'two', 'three', 'four'], { x: 50, y: 100, step: 12 }),
      ...column(['five', 'six'], { x: 50, y: 160, step: 12 }),
    ]
    const document = await read([{ texts }])
    expect(document.lines.map((line) => line.gapBefore ?? false)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ])
  })

  it('joins letters that are set apart', async () => {
    const raw =
      'BT /bold 12 Tf 1 0 0 1 50 700 Tm [(P)-400(R)-400(O)-400(J)-400(E)-400(C)-400(T)-400(S)] TJ ET'
    expect(await textsOf([{ raw }])).toEqual(['PROJECTS'])
  })

  it('keeps a hyphen at the end of a line, and the line', async () => {
    expect(
      await textsOf([{ texts: column(['Owned the micro-', 'service platform'], { x: 50, y: 100 }) }]),
    ).toEqual(['Owned the micro-', 'service platform'])
  })

  it('reads the letters that a producer notes beside a ligature without a character', async () => {
    const map =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def ' +
      '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <23> <0000> endbfchar endcmap end end'
    const raw =
      'BT /regular 10 Tf 1 0 0 1 50 700 Tm (Certi) Tj /Span << /ActualText <FEFF00660069> >> BDC (#) Tj EMC (ed) Tj ET'
    const bytes = buildPdf([{ raw }], { extraObjects: [streamObject(Buffer.from(map))], hasToUnicode: true })
    expect((await readFile('resume.pdf', bytes)).lines.map((line) => line.text)).toEqual(['Certified'])
  })
})

describe('links of a PDF', () => {
  it('gives the target and the text under it', async () => {
    const texts: PdfText[] = [{ x: 50, y: 100, text: 'Berlin GitHub Blog' }]
    const links = [{ x: 80, y: 103, width: 32, height: 12, url: 'https://github.com/example-mara' }]
    expect((await read([{ texts, links }])).links).toEqual([
      { text: 'GitHub', url: 'https://github.com/example-mara', page: 1 },
    ])
  })

  it('leaves out targets that are not web, mail or telephone addresses', async () => {
    const links = ['file:///etc/passwd', 'javascript:alert(1)'].map((url) => ({
      x: 50,
      y: 103,
      width: 90,
      height: 12,
      url,
    }))
    expect((await read([{ texts: [{ x: 50, y: 100, text: 'Berlin GitHub Blog' }], links }])).links).toEqual(
      [],
    )
  })
})
