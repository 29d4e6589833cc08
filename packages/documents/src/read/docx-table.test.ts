import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, paragraph } from './testing/build-docx.ts'

const read = (body: string) => readFile('resume.docx', buildDocx({ body }))
const textsOf = async (body: string) => (await read(body)).lines.map((line) => line.text)

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const cell = (...paragraphs: string[]) => `<w:tc><w:tcPr/>${paragraphs.join('')}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join('')}</w:tbl>`

describe('tables and text boxes of a Word file', () => {
  it('gives a row of short cells as one line', async () => {
    const body = table(
      row(cell(paragraph('Languages')), cell(paragraph('Go, SQL'))),
      row(cell(paragraph('Cloud')), cell(paragraph('AWS'))),
    )
    expect((await read(body)).lines).toEqual([
      { text: 'Languages Go, SQL', page: 1, cells: ['Languages', 'Go, SQL'], part: 'table' },
      { text: 'Cloud AWS', page: 1, cells: ['Cloud', 'AWS'], part: 'table' },
    ])
  })

  it('reads cells that hold paragraphs one after the other, as columns', async () => {
    const side = ['Skills', 'Go', 'SQL', 'Kafka', 'Docker'].map((text) => paragraph(text))
    const main = ['Experience', 'Example Bank', 'Built a queue'].map((text) => paragraph(text))
    const { lines } = await read(table(row(cell(...side), cell(...main))))
    expect(lines.map((line) => `${line.column} ${line.text}`)).toEqual([
      '0 Skills',
      '0 Go',
      '0 SQL',
      '0 Kafka',
      '0 Docker',
      '1 Experience',
      '1 Example Bank',
      '1 Built a queue',
    ])
  })

  it('puts a date beside the first line of the entry that it belongs to', async () => {
    const entry = cell(
      paragraph('Engineer, Example Bank'),
      paragraph('Built a queue'),
      paragraph('Cut the cost'),
      paragraph('Wrote it down'),
    )
    const { lines } = await read(table(row(cell(paragraph('2019 – 2021')), entry)))
    expect(lines[0]?.cells).toEqual(['2019 – 2021', 'Engineer, Example Bank'])
    expect(lines.slice(1).map((line) => line.text)).toEqual([
      'Built a queue',
      'Cut the cost',
      'Wrote it down',
    ])
  })

  it('reads cells of a few lines as blocks, so that no line goes to the neighbour', async () => {
    const cards = [
      ['Cloud Associate', 'Example Cloud', '2021'],
      ['Network Expert', 'Sample Networks', '2019'],
    ].map((lines) => cell(...lines.map((text) => paragraph(text))))
    expect(await textsOf(table(row(...cards)))).toEqual([
      'Cloud Associate',
      'Example Cloud',
      '2021',
      'Network Expert',
      'Sample Networks',
      '2019',
    ])
  })

  it.each([
    ['labels', ['Name:', 'Phone:', 'Born:', 'City:'], ['Mara', '555 0100', '1990', 'Oslo']],
    ['dates and places', ['Example Bank', 'Engineer'], ['2019 – 2021', 'Oslo, Norway']],
  ])('puts %s beside what they are about, line by line', async (_kind, left, right) => {
    const cells = [left, right].map((lines) => cell(...lines.map((text) => paragraph(text))))
    const { lines } = await read(table(row(...cells)))
    expect(lines.map((line) => line.cells)).toEqual(left.map((text, at) => [text, right[at]]))
  })

  it('numbers the rows that have several lines', async () => {
    const tall = row(cell(paragraph('2019')), cell(paragraph('Engineer'), paragraph('Built a queue')))
    const flat = row(cell(paragraph('Languages')), cell(paragraph('Go')))
    const { lines } = await read(table(tall, flat, tall))
    expect(lines.map((line) => line.row)).toEqual([0, 0, undefined, 2, 2])
  })

  it('reads tables in tables', async () => {
    const inner = table(row(cell(paragraph('inner a')), cell(paragraph('inner b'))))
    expect(await textsOf(table(row(cell(paragraph('outer') + inner))))).toEqual(['outer', 'inner a inner b'])
  })

  it('reads text boxes where they are anchored, and the paragraph around them whole', async () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>${paragraph('in the box')}</w:txbxContent></wps:txbx></mc:Choice><mc:Fallback><v:textbox><w:txbxContent>${paragraph('in the box')}</w:txbxContent></v:textbox></mc:Fallback></mc:AlternateContent></w:r>`
    const { lines } = await read(`<w:p>${run('around ', '<w:b/>')}${box}${run('it', '<w:b/>')}</w:p>`)
    expect(lines).toEqual([
      { text: 'in the box', page: 1, part: 'textbox' },
      { text: 'around it', page: 1, bold: true },
    ])
  })
})
