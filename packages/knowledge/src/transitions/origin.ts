import type { TargetRole } from '@nextrung/contract/roles'
import type { CarriedPair, Strengths } from './strength.ts'

/** A move worth more than general words: what carries over, and one thing to do this month. */
type AuthoredOriginMove = { carriesOver: readonly CarriedPair[]; firstStep: string }

export type AuthoredOrigin = {
  id: string
  /** As in "coming from ...". */
  name: string
  /** One sentence: what people there do all day. */
  describes: string
  /** Job titles, as people write them, that belong here alone or inside a longer title. */
  titles: readonly string[]
  /** Titles that mean this only when nothing else stands beside them: "Server" is a waiter, "Server Engineer" is not. */
  wholeTitles?: readonly string[]
  strengths: Strengths
  /** Required skills of IT roles that everyone from there has. */
  skills: readonly string[]
  /** `it`: has worked in IT or beside it, so first steps can start further on. */
  nearness: 'outside' | 'it'
  moves: Readonly<Partial<Record<TargetRole, AuthoredOriginMove>>>
}
