import type { ResumeDocument } from '@nextrung/contract/resume-document'

/** What both writers take. */
export type WriteInput = {
  document: ResumeDocument
  /** The title in the file's properties; the person's name and "Resume" when it is not given. */
  title?: string | undefined
  /** BCP 47 code of the text's language; guessed from the script when it is not given. */
  language?: string | undefined
}
