import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { RoleNeeds } from '../optimizing/role-needs.ts'
import type { ParsedResume } from '../resume-model.ts'

/** A sentence for the person; a higher `weight` puts it earlier. */
export type Suggestion = { weight: number; text: string }

export type Reviewed = {
  read: ReadDocument
  parsed: ParsedResume
  /** The optimised document and its evidence. */
  document: ResumeDocument
  evidence: ResumeEvidence
  needs: RoleNeeds | undefined
  today: string | undefined
}
