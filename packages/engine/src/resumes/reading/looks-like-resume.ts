import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { Line } from '../parsing/line.ts'
import { isLetterOfApplication, isOtherDocument } from './other-documents.ts'
import { resumeEvidence } from './resume-evidence.ts'

/** Whether a text is a resume, and if not, a sentence for the person on what it is instead. */
export type Looks = { isResume: boolean; notResume?: string }

// A name, a job title and a way to reach the person are enough; refusing a real resume is worse than taking a letter.
const enough = 3.5
const enoughForOthers = 8
// Of a resume that is hardly begun, a name and one way to reach the person.
const enoughForShort = 2
const shortText = 300
// A name alone tells nothing against being the beginning of one.
const enoughForTiny = 1
const tinyText = 40

const coverLetter = 'This looks like a cover letter. A resume lists your work, education and skills instead.'
const nothing = 'We found none of what a resume has, such as jobs, education, skills or contact details.'
const another = 'It has too little of what a resume has, such as jobs, education, skills and contact details.'

function wantedOf(lines: readonly Line[]): number {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0)
  if (length < tinyText) return enoughForTiny
  return length < shortText ? enoughForShort : enough
}

/**
 * Judges by general evidence: contact data, usual headings, dated entries, titles, degrees, skills. What calls itself
 * something else, such as an invoice, needs more of it.
 */
export function looksLikeResume(document: ResumeDocument, lines: readonly Line[]): Looks {
  const { score, isStructured } = resumeEvidence(document, lines)
  if (!isStructured && isLetterOfApplication(lines)) return { isResume: false, notResume: coverLetter }
  const wanted = isOtherDocument(lines) ? enoughForOthers : wantedOf(lines)
  if (score >= wanted) return { isResume: true }
  return { isResume: false, notResume: score >= 2 ? another : nothing }
}
