import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { ViewText } from './contact-line.ts'
import { blockText, type ResumeView, type ViewBlock, type ViewSection } from './resume-view.ts'
import { isRightToLeft } from './text-direction.ts'

const leftToRightMark = '\u200e'
const rightToLeftMark = '\u200f'

type ViewEntry = Extract<ViewBlock, { strong: string }>
type Style = Pick<IParagraphOptions, 'style' | 'heading' | 'alignment'>

/** Name, professional title and contact line, if the resume has them. */
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

type Setting = Pick<ResumeView, 'rightToLeft'> & { twoLineHeads: boolean }

/** The heading of a section and everything below it. */
export function sectionParagraphs(section: ViewSection, setting: Setting): Paragraph[] {
  const heading = paragraph({ heading: HeadingLevel.HEADING_1 }, setting.rightToLeft, [
    textRun(section.heading, false),
  ])
  return [heading, ...section.blocks.flatMap((block) => blockParagraphs(block, setting))]
}

/** "2/3", for the pages after the first. */
export function footerParagraph(rightToLeft: boolean): Paragraph {
  const count = new TextRun({ children: [PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] })
  return paragraph({ style: 'Footer', alignment: AlignmentType.END }, rightToLeft, [count])
}

function blockParagraphs(block: ViewBlock, setting: Setting): Paragraph[] {
  if ('strong' in block) return entryParagraphs(block, setting)
  const rightToLeft = setting.rightToLeft || isRightToLeft(blockText(block))
  if ('label' in block) {
    const label = textRun(`${block.label}:`, rightToLeft, block.kind === 'note' ? 'Emphasis' : 'Strong')
    const children = [label, textRun(' ', false), textRun(block.text, rightToLeft)]
    return [paragraph({ style: 'BodyText' }, rightToLeft, children)]
  }
  const style = block.kind === 'bullet' ? 'ListBullet' : 'BodyText'
  return [paragraph({ style }, rightToLeft, [linked(block, rightToLeft)])]
}

function entryParagraphs(entry: ViewEntry, { rightToLeft, twoLineHeads }: Setting): Paragraph[] {
  const style = entry.kind === 'head' ? { heading: HeadingLevel.HEADING_2 } : { style: 'EntryRow' }
  const strong = entry.strong === '' ? [] : [textRun(entry.strong, rightToLeft, 'Strong')]
  const rest = joined(entry.rest, ', ', rightToLeft)
  const dates = entry.dates === '' ? [] : [textRun(entry.dates, rightToLeft, 'Dates')]
  const dot = (before: ParagraphChild[], after: ParagraphChild[]) =>
    before.length > 0 && after.length > 0 ? [separator(' · ', rightToLeft)] : []
  const details = [...rest, ...dot(rest, dates), ...dates]
  if (twoLineHeads && entry.kind === 'head' && strong.length > 0 && rest.length > 0)
    return [paragraph(style, rightToLeft, strong), paragraph({ style: 'EntryDetail' }, rightToLeft, details)]
  return [paragraph(style, rightToLeft, [...strong, ...dot(strong, details), ...details])]
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

// Without the mark, two neighbours in Latin letters would be laid out as one left-to-right phrase.
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

/** Keeps digits with separators (dates, phone numbers) in order. */
function directed(text: string, inRightToLeft: boolean): string {
  const isFigures = inRightToLeft && /\d/u.test(text) && !/\p{L}/u.test(text)
  return isFigures ? leftToRightMark + text + leftToRightMark : text
}

function paragraph(style: Style, rightToLeft: boolean, children: ParagraphChild[]): Paragraph {
  return new Paragraph({ ...style, ...(rightToLeft ? { bidirectional: true } : {}), children })
}
