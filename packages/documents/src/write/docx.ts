import { defaultDesign } from '@nextrung/contract/resume-design'
import { Document, Footer, Packer } from 'docx'
import { docxLook } from './docx-look.ts'
import { footerParagraph, sectionParagraphs, topParagraphs } from './docx-paragraphs.ts'
import { bulletNumbering, docxStyles } from './docx-styles.ts'
import { resumeTitle } from './resume-title.ts'
import { resumeView } from './resume-view.ts'
import type { WriteInput } from './write-input.ts'

/**
 * Writes a resume as a Word document with exactly the PDF's content and the template's look: Word's built-in styles,
 * real bullets and links, and right-to-left paragraphs for right-to-left text.
 */
export async function writeDocx(input: WriteInput): Promise<Uint8Array> {
  const view = resumeView(input.document, input)
  const look = docxLook(input.design ?? defaultDesign)
  const setting = { rightToLeft: view.rightToLeft, twoLineHeads: look.twoLineHeads }
  const file = new Document({
    title: resumeTitle(input.title, view),
    creator: view.name,
    lastModifiedBy: view.name,
    styles: docxStyles(look, languageTag(input.language) ?? view.language),
    numbering: { config: [bulletNumbering(look)] },
    sections: [
      {
        properties: { page: { size: look.page, margin: look.margin }, titlePage: true },
        footers: {
          default: new Footer({ children: [footerParagraph(view.rightToLeft)] }),
          first: new Footer({ children: [] }),
        },
        children: [
          ...topParagraphs(view),
          ...view.sections.flatMap((section) => sectionParagraphs(section, setting)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(file))
}

/** A BCP 47 tag with its region, for the spell checker; undefined if invalid. */
function languageTag(language: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.exec(language ?? '')?.[0]
}
