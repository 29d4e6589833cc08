import { Document, Footer, Packer } from 'docx'
import { footerParagraph, sectionParagraphs, topParagraphs } from './docx-paragraphs.ts'
import { bulletNumbering, docxStyles, pageMargin, pageSize } from './docx-styles.ts'
import { resumeTitle } from './resume-title.ts'
import { resumeView } from './resume-view.ts'
import type { WriteInput } from './write-input.ts'

/**
 * A resume as a Word document on US Letter that says exactly what the PDF says: Word's own styles, real
 * bullets and links, dates at a right tab stop, paragraphs right to left where their text is.
 */
export async function writeDocx(input: WriteInput): Promise<Uint8Array> {
  const view = resumeView(input.document)
  const file = new Document({
    title: resumeTitle(input.title, view.name),
    creator: view.name,
    lastModifiedBy: view.name,
    styles: docxStyles(input.language ?? view.language),
    numbering: { config: [bulletNumbering] },
    sections: [
      {
        properties: { page: { size: pageSize, margin: pageMargin }, titlePage: true },
        footers: {
          default: new Footer({ children: [footerParagraph(view)] }),
          first: new Footer({ children: [] }),
        },
        children: [
          ...topParagraphs(view),
          ...view.sections.flatMap((section) => sectionParagraphs(section, view.rightToLeft)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(file))
}
