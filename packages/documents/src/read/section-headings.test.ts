import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'
import { buildDocx, paragraph } from './testing/build-docx.ts'

describe('headings of a Word file', () => {
  const styled = (level: number, text: string) =>
    paragraph(text, `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>`)
  const kindsOf = async (...paragraphs: string[]) =>
    (await readFile('resume.docx', buildDocx({ body: paragraphs.join('') }))).lines.map((line) =>
      line.heading ? 'heading' : line.subheading ? 'subheading' : 'text',
    )

  it('are those of the sections; job titles below them are subheadings, whatever they are called', async () => {
    const kinds = await kindsOf(
      styled(1, 'Experience'),
      styled(2, 'Volunteer'),
      styled(2, 'Nurse'),
      paragraph('x'),
    )
    expect(kinds).toEqual(['heading', 'subheading', 'subheading', 'text'])
  })

  it('may start below the name', async () => {
    const kinds = await kindsOf(styled(1, 'Mara Lindqvist'), styled(2, 'Experience'), styled(3, 'Nurse'))
    expect(kinds).toEqual(['heading', 'heading', 'subheading'])
  })

  it('may have several levels', async () => {
    const kinds = await kindsOf(styled(1, 'Experience'), styled(2, 'Education'), styled(2, 'Skills'))
    expect(kinds).toEqual(['heading', 'heading', 'heading'])
  })

  it('are known in other languages by the levels alone', async () => {
    const kinds = await kindsOf(
      styled(1, 'Mara Lindqvist'),
      styled(2, 'Doświadczenie'),
      styled(3, 'Pielęgniarka'),
      styled(2, 'Wykształcenie'),
    )
    expect(kinds).toEqual(['heading', 'heading', 'subheading', 'heading'])
  })
})
