import type { ResumeDesign } from '@nextrung/contract/resume-design'
import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** What the writers take. */
export type WriteInput = {
  document: ResumeDocument
  /** The title in the file's properties; the person's name and "Resume" when it is not given. */
  title?: string | undefined
  /** BCP 47 code of the text's language; guessed from the text when it is not given. */
  language?: string | undefined
  /** Template and paper; classic on US Letter when it is not given. */
  design?: ResumeDesign | undefined
}
