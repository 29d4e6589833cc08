import { describe, expect, test } from 'vitest'
import { writeDocx } from './docx.ts'
import { resumeView } from './resume-view.ts'
import { foreignResumes } from './testing/foreign-resumes.ts'
import { docxParagraphs, docxPart, docxText, firstOutOfOrder, viewTexts } from './testing/read-back.ts'
import { fullResume, longResume, makeResume } from './testing/sample-resumes.ts'

const all = { 'plain English': fullResume, 'two pages': longResume, ...foreignResumes }

test.each(Object.entries(all))('a Word document contains everything in order: %s', async (_, document) => {
  const said = docxText(await writeDocx({ document }))
  expect(firstOutOfOrder(said, viewTexts(resumeView(document)))).toBeUndefined()
})

test('right-to-left text is preserved letter for letter', async () => {
  for (const document of [foreignResumes.Arabic, foreignResumes.Hebrew]) {
    const said = docxText(await writeDocx({ document }))
    const bullets = document.work.flatMap((job) => job.highlights)
    for (const text of [document.basics.name ?? '?', document.basics.summary ?? '?', ...bullets])
      expect(said).toContain(text)
  }
})

describe('the structure', () => {
  test('is headings, lists and links', async () => {
    const paragraphs = docxParagraphs(await writeDocx({ document: fullResume }))
    const line = (style: string, text: string) => expect.objectContaining({ style, text })
    expect(paragraphs).toEqual(
      expect.arrayContaining([
        line('Title', 'Tamsin Okafor'),
        line('Heading1', 'Experience'),
        line('Heading2', 'Software Engineer'),
        line('EntryDetail', 'Ferrous Labs, Remote · Jun 2018 – Feb 2021'),
        line('ListBullet', 'Mentored three engineers; two have since been promoted.'),
      ]),
    )
    expect(paragraphs.find((paragraph) => paragraph.style === 'ContactLine')?.links).toEqual([
      'mailto:tamsin.okafor@example.com',
      'tel:+12125550142',
      'https://tamsin.example.com/',
      'https://github.example.com/tokafor',
    ])
  })

  test('comes from styles, and heads stay with the next paragraph', async () => {
    const docx = await writeDocx({ document: fullResume })
    const styles = docxPart(docx, 'word/styles.xml')
    const style = (id: string) =>
      new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 'su').exec(styles)?.[0]
    for (const id of ['Title', 'Heading1', 'Heading2', 'ListBullet', 'Subtitle'])
      expect(style(id)).toBeDefined()
    expect(style('Heading2')).toContain('<w:keepNext/>')
    expect(style('EntryDetail')).toContain('<w:keepNext/>')
    expect(style('ListBullet')).toContain('<w:numPr>')
    const body = docxPart(docx, 'word/document.xml')
    expect(body).not.toMatch(/<w:(?:b|i|sz|color|rFonts)[ /]/u)
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"')
  })

  test('marks right-to-left paragraphs and leaves the others alone', async () => {
    const hebrew = docxPart(await writeDocx({ document: foreignResumes.Hebrew }), 'word/document.xml')
    expect(hebrew.match(/<w:bidi\/>/gu)?.length).toBe(hebrew.match(/<w:p>/gu)?.length)
    const english = docxPart(await writeDocx({ document: fullResume }), 'word/document.xml')
    expect(english).not.toContain('<w:bidi/>')
    const mixed = makeResume({ work: [{ name: 'Acme', highlights: ['Plain', 'עברית'] }] })
    const xml = docxPart(await writeDocx({ document: mixed }), 'word/document.xml')
    expect(xml.match(/<w:bidi\/>/gu)).toHaveLength(1)
  })

  test('names title and person in the properties', async () => {
    const core = await docxPart(
      await writeDocx({ document: fullResume, title: 'A & B' }),
      'docProps/core.xml',
    )
    expect(core).toContain('<dc:title>A &amp; B</dc:title>')
    expect(core).toContain('<dc:creator>Tamsin Okafor</dc:creator>')
  })
})

test('odd text is escaped in XML and keeps its meaning', async () => {
  const summary = 'Led\u0000 <w:p> & "five" \ud800people\u202e ]]> 🚀 # $ \\ * _ @ ['
  const said = await docxText(
    await writeDocx({ document: makeResume({ basics: { profiles: [], summary } }) }),
  )
  expect(said).toContain('Led <w:p> & "five" people ]]> # $ \\ * _ @ [')
})

test('an empty resume and one with forty positions are valid documents', async () => {
  expect(docxText(await writeDocx({ document: makeResume() })).trim()).toBe('')
  const work = Array.from({ length: 40 }, (_, index) => ({
    name: `Company ${index}.`,
    highlights: [`x${'y'.repeat(5000)}`],
  }))
  const said = docxText(await writeDocx({ document: makeResume({ work }) }))
  expect(
    firstOutOfOrder(
      said,
      work.flatMap((job) => [job.name, ...job.highlights]),
    ),
  ).toBeUndefined()
})
