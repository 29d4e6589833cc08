import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import type { ViewText } from './contact-line.ts'
import { bulletNumbering, docxStyles, pageMargin, pageSize } from './docx-styles.ts'
import type { WriteInput } from './pdf.ts'
import { resumeTitle } from './resume-title.ts'
import { type ResumeView, resumeView, type ViewBlock, type ViewSection } from './resume-view.ts'
import { isRightToLeft } from './text-direction.ts'

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
        footers: { default: pageFooter(view), first: new Footer({ children: [] }) },
        children: [
          ...top(view),
          ...view.sections.flatMap((section) => sectionParagraphs(section, view.rightToLeft)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(file))
}

function top(view: ResumeView): Paragraph[] {
  const bidirectional = view.rightToLeft
  const contact = view.contact.flatMap((part, index) => [...(index > 0 ? [run(' · ')] : []), linked(part)])
  return [
    ...(view.name === ''
      ? []
      : [new Paragraph({ heading: HeadingLevel.TITLE, bidirectional, children: [run(view.name)] })]),
    ...(view.label === ''
      ? []
      : [new Paragraph({ style: 'Subtitle', bidirectional, children: [run(view.label)] })]),
    ...(contact.length === 0
      ? []
      : [new Paragraph({ style: 'ContactLine', bidirectional, children: contact })]),
  ]
}

function sectionParagraphs(section: ViewSection, bidirectional: boolean): Paragraph[] {
  const heading = { heading: HeadingLevel.HEADING_1, bidirectional, children: [run(section.heading)] }
  return [new Paragraph(heading), ...section.blocks.map((block) => blockParagraph(block, bidirectional))]
}

function blockParagraph(block: ViewBlock, documentIsRightToLeft: boolean): Paragraph {
  if ('strong' in block) {
    const style = block.kind === 'head' ? { heading: HeadingLevel.HEADING_2 } : { style: 'EntryRow' }
    return new Paragraph({ ...style, bidirectional: documentIsRightToLeft, children: entryLine(block) })
  }
  const bidirectional = /\p{L}/u.test(block.text) ? isRightToLeft(block.text) : documentIsRightToLeft
  if (block.kind === 'bullet')
    return new Paragraph({ style: 'ListBullet', bidirectional, children: [run(block.text)] })
  if (block.kind === 'paragraph') return new Paragraph({ bidirectional, children: [run(block.text)] })
  const label = run(`${block.label}:`, block.kind === 'note' ? 'Emphasis' : 'Strong')
  return new Paragraph({ bidirectional, children: [label, run(' '), run(block.text)] })
}

function entryLine(entry: Extract<ViewBlock, { strong: string }>): ParagraphChild[] {
  const rest = entry.rest.flatMap((part, index) => [
    ...(index > 0 || entry.strong !== '' ? [run(', ')] : []),
    linked(part),
  ])
  const dates = new TextRun({ style: 'Dates', children: [new Tab(), entry.dates] })
  return [
    ...(entry.strong === '' ? [] : [run(entry.strong, 'Strong')]),
    ...rest,
    ...(entry.dates === '' ? [] : [dates]),
  ]
}

function linked(part: ViewText): ParagraphChild {
  if (part.url === undefined) return run(part.text)
  return new ExternalHyperlink({ link: part.url, children: [run(part.text, 'Hyperlink')] })
}

function run(text: string, style?: string): TextRun {
  return new TextRun({
    text,
    ...(style === undefined ? {} : { style }),
    rightToLeft: isRightToLeft(text) || undefined,
  })
}

function pageFooter(view: ResumeView): Footer {
  const children = [
    ...(view.name === '' ? [] : [run(`${view.name}, `)]),
    new TextRun({ children: [PageNumber.CURRENT] }),
  ]
  const bidirectional = view.rightToLeft
  return new Footer({
    children: [new Paragraph({ style: 'Footer', bidirectional, alignment: AlignmentType.END, children })],
  })
}
