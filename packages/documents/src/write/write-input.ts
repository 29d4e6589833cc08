import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument, ResumeSection } from '@nextrung/contract/resume-document'

/** The input of the writers. */
export type WriteInput = {
  document: ResumeDocument
  /** The title in the file's properties; defaults to the person's name and "Resume". */
  title?: string | undefined
  /** BCP 47 code of the text's language; guessed from the text by default. */
  language?: string | undefined
  /** Headings in place of the standard ones, for documents other than resumes. */
  headings?: Partial<Record<ResumeSection, string>> | undefined
  /** Template and paper; defaults to classic on US Letter. */
  design?: ResumeDesign | undefined
}
