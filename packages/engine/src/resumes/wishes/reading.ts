import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import type { Wishes } from '../wish-model/wish.ts'

/** One wish of the feedback, and what it is about. */
export type Clause = {
  /** The person's own words. */
  said: string
  /** The same in English, without courtesies. */
  text: string
  /** The result that the person is looking at. */
  document: ResumeDocument
  /** What was asked for before this clause. */
  wishes: Wishes
}

/** What a clause was understood as: a change of the wishes or the role, or why nothing can be done. */
export type Reading =
  | {
      understood: string
      wishes: Wishes
      targetRole?: undefined /** Named with it, but not there. */
      missing?: string[]
    }
  | { understood: string; targetRole: TargetRole; wishes?: undefined }
  | { reason: string }

export type Reader = (clause: Clause) => Reading | undefined
