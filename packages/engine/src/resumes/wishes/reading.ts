import type { ResumeDocument } from '@nextrung/contract/resume-document'
import type { TargetRole } from '@nextrung/contract/roles'
import type { Wishes } from '../wish-model/wish.ts'

/** One wish from the feedback and its context. */
export type Clause = {
  /** The person's own words. */
  said: string
  /** The text in English, without courtesies. */
  text: string
  /** The result the person is viewing. */
  document: ResumeDocument
  /** The wishes before this clause. */
  wishes: Wishes
}

/** How a clause was understood: a change to the wishes or role, or the reason nothing can be done. */
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
