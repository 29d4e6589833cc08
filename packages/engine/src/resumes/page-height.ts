import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { resumeText } from './resume-text.ts'

// Measured on the PDF of the default template: 49 to 52 lines of about 105 characters on US Letter.
/** Lines that always fit on one page. */
export const pageLines = 48
const lineChars = 98

/** Number of lines the text takes in the default template, long lines wrapped. */
export const heightOfText = (text: string): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineChars)), 0)

/** Whether the resume is certain to fit this many pages of the default template. */
export const fitsPages = (document: ResumeDocument, pages: number): boolean =>
  heightOfText(resumeText(document)) <= pages * pageLines
