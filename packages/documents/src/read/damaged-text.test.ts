import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, paragraph } from './testing/build-docx.ts'
import { buildPdf, type PdfText, streamObject } from './testing/build-pdf.ts'

const readPdf = async (texts: readonly PdfText[]) => (await readFile('a.pdf', buildPdf([{ texts }]))).lines
const readDocx = async (body: string) => (await readFile('a.docx', buildDocx({ body }))).lines
const readTxt = async (text: string) => (await readFile('a.txt', Buffer.from(text))).lines
const textsOf = (lines: readonly { text: string }[]) => lines.map((line) => line.text)

describe('soft hyphens that are visible on the page', () => {
  const codes = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfrange <20> <7e> <0020> endbfrange
1 beginbfchar <2d> <00ad> endbfchar
endcmap end end`
  const readMapped = async (texts: readonly PdfText[]) =>
    (
      await readFile(
        'a.pdf',
        buildPdf([{ texts }], { extraObjects: [streamObject(Buffer.from(codes))], hasToUnicode: true }),
      )
    ).lines

  it('stay in a PDF that maps its hyphens to them', async () => {
    const lines = await readMapped([
      { x: 50, y: 100, text: 'high-impact work, 555-0100-22' },
      { x: 50, y: 120, text: 'Acme - Engineer' },
      { x: 50, y: 140, text: 'Built a plat-' },
      { x: 50, y: 160, text: 'form' },
    ])
    expect(textsOf(lines)).toEqual([
      'high-impact work, 555-0100-22',
      'Acme - Engineer',
      'Built a plat-',
      'form',
    ])
  })

  it('are bullets where they stand alone before a line', async () => {
    const lines = await readMapped([
      { x: 50, y: 100, text: 'Acme' },
      { x: 50, y: 120, text: '-' },
      { x: 60, y: 120, text: 'Built a platform' },
    ])
    expect(lines).toMatchObject([{ text: 'Acme' }, { text: 'Built a platform', bullet: true }])
  })

  it('stay in a Word file, which shows them, but its optional hyphens go', async () => {
    const optional = '<w:p><w:r><w:t>plat</w:t><w:softHyphen/><w:t>form</w:t></w:r></w:p>'
    expect(textsOf(await readDocx(paragraph('high\u00adimpact') + optional))).toEqual([
      'high-impact',
      'platform',
    ])
  })

  it('stay between digits in plain text, and go within words', async () => {
    expect(textsOf(await readTxt('Call 555\u00ad0100\nplat\u00adform\n'))).toEqual([
      'Call 555-0100',
      'platform',
    ])
  })

  it('stay in a .doc file as hyphens that do not break, and go as optional ones', async () => {
    const bytes = readFileSync(new URL('../../fixtures/read/resume-with-table.doc', import.meta.url))
    bytes[bytes.indexOf(Buffer.from('on-call', 'utf16le')) + 4] = 0x1e
    bytes[bytes.indexOf(Buffer.from('retries', 'utf16le')) + 4] = 0x1f
    const texts = textsOf((await readFile('a.doc', bytes)).lines)
    expect(texts).toContain('Wrote the runbook for the on-call team')
    expect(texts).toContain('Built a queue that reries failed work after a crash')
  })
})

describe('icons are not text', () => {
  it('when a Word file names an icon font', async () => {
    const icon = (font: string, text: string) =>
      `<w:r><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
    const address = '<w:r><w:t> mara@example.com</w:t></w:r>'
    const body = `<w:p>${icon('Material Icons', 'email')}${address}</w:p><w:p>${icon('Wingdings', '*')}${address}</w:p><w:p>${icon('Wingdings', '§')}${address}</w:p>`
    expect(await readDocx(body)).toMatchObject([
      { text: 'mara@example.com' },
      { text: 'mara@example.com' },
      { text: 'mara@example.com', bullet: true },
    ])
  })

  it('when a PDF names an icon font', async () => {
    const bytes = Buffer.from(
      buildPdf([
        {
          texts: [
            { x: 50, y: 100, text: 'phone', font: 'bold' },
            { x: 90, y: 100, text: '555 0100' },
          ],
        },
      ]),
    )
    const named = bytes.toString('latin1').replace('/BaseFont /Helvetica-Bold', '/BaseFont /IconsRegul-Bold')
    expect(textsOf((await readFile('a.pdf', Buffer.from(named, 'latin1'))).lines)).toEqual(['555 0100'])
  })

  it.each([
    ['fa-envelope mara@example.com', 'mara@example.com'],
    ['fas fa-phone 555 0100', '555 0100'],
    ['phone_android 555 0100 location_on Oslo', '555 0100 Oslo'],
    ['envelope mara@example.com', 'mara@example.com'],
    ['map-marker-alt Oslo, Norway', 'Oslo, Norway'],
    ['Wrote the envelope service', 'Wrote the envelope service'],
    ['github.com/fa-tools', 'github.com/fa-tools'],
  ])('when they are names: %s', async (raw, text) => {
    expect(textsOf(await readTxt(raw))).toEqual([text])
  })
})

describe('rules drawn with characters', () => {
  it.each([
    ['plain text', (rows: string[]) => readTxt(rows.join('\n'))],
    ['a Word file', (rows: string[]) => readDocx(rows.map((row) => paragraph(row)).join(''))],
    ['a PDF', (rows: string[]) => readPdf(rows.map((text, at) => ({ x: 50, y: 100 + at * 14, text })))],
  ])('are no content of %s: they leave a gap or separate cells', async (_kind, read) => {
    const lines = await read(['Experience', '____________', '* * * *', 'Acme ........ 2019', 'Uses __init__'])
    expect(textsOf(lines)).toEqual(['Experience', 'Acme 2019', 'Uses __init__'])
    expect(lines[1]).toMatchObject({ cells: ['Acme', '2019'], gapBefore: true })
  })
})

describe('list items on one line', () => {
  const items = ['Built a platform', 'Ran the team']

  it.each([
    ['plain text', () => readTxt('• Built a platform • Ran the team')],
    ['a Word file', () => readDocx(paragraph('• Built a platform  • Ran the team'))],
    ['a PDF', () => readPdf([{ x: 50, y: 100, text: '• Built a platform • Ran the team' }])],
    [
      'a PDF in two columns',
      () =>
        readPdf([
          { x: 50, y: 100, text: '•' },
          { x: 60, y: 100, text: 'Built a platform' },
          { x: 300, y: 100, text: '•' },
          { x: 310, y: 100, text: 'Ran the team' },
        ]),
    ],
  ])('are lines of their own in %s', async (_kind, read) => {
    expect(await read()).toMatchObject(items.map((text) => ({ text, bullet: true })))
  })

  it('are not made of a contact line', async () => {
    expect(textsOf(await readTxt('Oslo • 555 0100 • mara@example.com'))).toHaveLength(1)
  })
})

it('cells of narrow columns stay apart where they start at the same place in several rows', async () => {
  const rows = [
    ['CI/CD', 'API Design'],
    ['Docker', 'Testing'],
    ['Linux', 'Grafana'],
  ]
  const texts = rows.flatMap(([left = '', right = ''], at) => [
    { x: 50, y: 100 + at * 14, text: left },
    { x: 94, y: 100 + at * 14, text: right },
  ])
  expect((await readPdf(texts)).map((line) => line.cells)).toEqual(rows)
})
