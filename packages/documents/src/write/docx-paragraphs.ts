import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx'
import type { ViewText } from './contact-line.ts'
import { blockText, type ResumeView, type ViewBlock, type ViewSection } from './resume-view.ts'
import { isRightToLeft } from './text-direction.ts'

const leftToRightMark = '\u200e'
const rightToLeftMark = '\u200f'

type Style = Pick<IParagraphOptions, 'style' | 'heading' | 'alignment'>

/** Name, professional title and contact line, as far as the resume has them. */
export function topParagraphs(view: ResumeView): Paragraph[] {
  const { rightToLeft } = view
  const line = (style: Style, text: string) =>
    text === '' ? [] : [paragraph(style, rightToLeft, [textRun(text, rightToLeft)])]
  return [
    ...line({ heading: HeadingLevel.TITLE }, view.name),
    ...line({ style: 'Subtitle' }, view.label),
    ...(view.contact.length === 0
      ? []
      : [paragraph({ style: 'ContactLine' }, rightToLeft, joined(view.contact, ' · ', rightToLeft))]),
  ]
}

/** The heading of a section and everything below it. */
export function sectionParagraphs(section: ViewSection, rightToLeft: boolean): Paragraph[] {
  const heading = paragraph({ heading: HeadingLevel.HEADING_1 }, rightToLeft, [
    textRun(section.heading, false),
  ])
  return [heading, ...section.blocks.map((block) => blockParagraph(block, rightToLeft))]
}

/** "Name, 2", for the pages after the first. */
export function footerParagraph(view: ResumeView): Paragraph {
  const name = view.name === '' ? [] : [textRun(`${view.name}, `, view.rightToLeft)]
  const number = new TextRun({ children: [PageNumber.CURRENT] })
  return paragraph({ style: 'Footer', alignment: AlignmentType.END }, view.rightToLeft, [...name, number])
}

function blockParagraph(block: ViewBlock, documentIsRightToLeft: boolean): Paragraph {
  const rightToLeft = documentIsRightToLeft || isRightToLeft(blockText(block))
  if ('strong' in block) {
    const style = block.kind === 'head' ? { heading: HeadingLevel.HEADING_2 } : { style: 'EntryRow' }
    return paragraph(style, documentIsRightToLeft, entryLine(block, documentIsRightToLeft))
  }
  if ('label' in block) {
    const label = textRun(`${block.label}:`, rightToLeft, block.kind === 'note' ? 'Emphasis' : 'Strong')
    return paragraph({}, rightToLeft, [label, textRun(' ', false), textRun(block.text, rightToLeft)])
  }
  return paragraph(block.kind === 'bullet' ? { style: 'ListBullet' } : {}, rightToLeft, [
    linked(block, rightToLeft),
  ])
}

function entryLine(entry: Extract<ViewBlock, { strong: string }>, rightToLeft: boolean): ParagraphChild[] {
  const strong = entry.strong === '' ? [] : [textRun(entry.strong, rightToLeft, 'Strong')]
  const rest = joined(entry.rest, ', ', rightToLeft)
  const comma = strong.length > 0 && rest.length > 0 ? [separator(', ', rightToLeft)] : []
  const dates = new TextRun({ style: 'Dates', children: [new Tab(), directed(entry.dates, rightToLeft)] })
  return [...strong, ...comma, ...rest, ...(entry.dates === '' ? [] : [dates])]
}

function joined(parts: ViewText[], between: string, rightToLeft: boolean): ParagraphChild[] {
  return parts.flatMap((part, index) => [
    ...(index > 0 ? [separator(between, rightToLeft)] : []),
    linked(part, rightToLeft),
  ])
}

function linked(part: ViewText, rightToLeft: boolean): ParagraphChild {
  if (part.url === undefined) return textRun(part.text, rightToLeft)
  return new ExternalHyperlink({ link: part.url, children: [textRun(part.text, rightToLeft, 'Hyperlink')] })
}

// Without the mark two neighbours in Latin letters would be read as one left-to-right phrase.
function separator(text: string, rightToLeft: boolean): TextRun {
  return new TextRun(rightToLeft ? rightToLeftMark + text : text)
}

function textRun(text: string, inRightToLeft: boolean, style?: string): TextRun {
  const rightToLeft = isRightToLeft(text) ? { rightToLeft: true } : {}
  return new TextRun({
    text: directed(text, inRightToLeft),
    ...(style === undefined ? {} : { style }),
    ...rightToLeft,
  })
}

/** Keeps figures with signs between them (dates, telephone numbers) in their order. */
function directed(text: string, inRightToLeft: boolean): string {
  const isFigures = inRightToLeft && /\d/u.test(text) && !/\p{L}/u.test(text)
  return isFigures ? leftToRightMark + text + leftToRightMark : text
}

function paragraph(style: Style, rightToLeft: boolean, children: ParagraphChild[]): Paragraph {
  return new Paragraph({ ...style, ...(rightToLeft ? { bidirectional: true } : {}), children })
}
