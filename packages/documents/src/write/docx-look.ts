import type { ResumeDesign } from '@nextrung/contract/resume-design'

/** The visual design of a Word file. Lengths are in twentieths of a point, text sizes in half points. */
export type DocxLook = {
  page: { width: number; height: number }
  margin: { top: number; bottom: number; left: number; right: number; footer: number }
  latinFont: string
  size: { text: number; title: number; subtitle: number; contact: number; heading: number; entry: number }
  /** Line height in 240ths of a line, and the space before or after parts. */
  space: { line: number; text: number; bullet: number; heading: number; entry: number }
  /** Colour of name, headings and bullets. */
  tone: string
  isCentred: boolean
  /** How far text is indented from its headings. */
  indent: number
  headingRule: boolean
  headRule: boolean
  /** Whether an entry's details and dates get a separate line. */
  twoLineHeads: boolean
}

const papers: Record<ResumeDesign['paper'], DocxLook['page']> = {
  letter: { width: 12240, height: 15840 },
  a4: { width: 11906, height: 16838 },
}

// Cambria and Calibri come with Word on Windows and macOS; other programs have metric-compatible substitutes.
const looks: Record<ResumeDesign['template'], Omit<DocxLook, 'page'>> = {
  classic: {
    margin: { top: 1080, bottom: 1080, left: 1224, right: 1224, footer: 560 },
    latinFont: 'Cambria',
    size: { text: 21, title: 46, subtitle: 23, contact: 19, heading: 25, entry: 21 },
    space: { line: 264, text: 60, bullet: 40, heading: 240, entry: 140 },
    tone: '1F1F1F',
    isCentred: true,
    indent: 0,
    headingRule: true,
    headRule: false,
    twoLineHeads: true,
  },
  modern: {
    margin: { top: 1080, bottom: 1080, left: 1200, right: 1200, footer: 560 },
    latinFont: 'Calibri',
    size: { text: 21, title: 54, subtitle: 26, contact: 20, heading: 27, entry: 23 },
    space: { line: 264, text: 70, bullet: 50, heading: 260, entry: 150 },
    tone: '1D3A5F',
    isCentred: false,
    indent: 480,
    headingRule: false,
    headRule: true,
    twoLineHeads: true,
  },
  compact: {
    margin: { top: 780, bottom: 780, left: 920, right: 920, footer: 420 },
    latinFont: 'Calibri',
    size: { text: 19, title: 34, subtitle: 21, contact: 19, heading: 22, entry: 19 },
    space: { line: 240, text: 20, bullet: 10, heading: 140, entry: 80 },
    tone: '1F1F1F',
    isCentred: false,
    indent: 0,
    headingRule: true,
    headRule: false,
    twoLineHeads: false,
  },
}

/** The Word file's look for a design. */
export function docxLook({ template, paper }: ResumeDesign): DocxLook {
  return { ...looks[template], page: papers[paper] }
}
