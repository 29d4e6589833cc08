import type { ReadDocument } from '@nextrung/contract/read-document'
import type { ResumeDocument, ResumeEvidence } from '@nextrung/contract/resume-document'
import type { RoleNeeds } from '../optimizing/role-needs.ts'
import type { ParsedResume } from '../resume-model.ts'

/** A sentence for the person; the higher `weight`, the earlier it stands. */
export type Suggestion = { weight: number; text: string }

export type Reviewed = {
  read: ReadDocument
  parsed: ParsedResume
  /** The optimised document and what stands behind it. */
  document: ResumeDocument
  evidence: ResumeEvidence
  needs: RoleNeeds | undefined
  today: string | undefined
}
