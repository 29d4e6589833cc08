import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { resumeText } from './resume-text.ts'

// Measured on the PDF of the default template: 49 to 52 lines of about 105 characters on US Letter.
/** Lines that surely fit on one page. */
export const pageLines = 48
const lineChars = 98

/** Lines that the text takes on a page of the default template, long ones broken. */
export const heightOfText = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineChars)), 0)

/** Whether the resume surely fits so many pages of the default template. */
export const fitsPages = (document: ResumeDocument, pages: number): boolean =>
  heightOfText(resumeText(document)) <= pages * pageLines
