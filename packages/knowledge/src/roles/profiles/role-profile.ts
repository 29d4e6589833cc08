import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from '../../sources.ts'

export type LadderStep = {
  /** Level, as job ads and ladders name it: "Junior". */
  level: string
  /** Title at this level, one of the role's `seniorityTitles`. */
  title: string
  /** Only where a source states them. `as` says years of what: all work in the field, or managing people alone. */
  years?: { from: number; to?: number; as: 'engineer' | 'manager'; source: SourceId }
  /** What someone at this level does, each starting with a verb, to be read after "you". */
  expects: readonly string[]
  /** Frameworks the expectations draw on, in our own words. */
  sources: readonly SourceId[]
}

/** `sources` is empty where the advice is our own judgement; a figure always has a source. */
export type Advice = {
  text: string
  sources: readonly SourceId[]
  /** For advice to keep something up: only for people who have one of these skills. */
  onlyWith?: readonly string[]
  /** For advice to people in certain roles: "Developers: ...". */
  onlyFrom?: readonly TargetRole[]
}

export type RoleProfile = {
  role: TargetRole
  /** What this person is for, in two or three sentences. */
  summary: string
  /** What an ordinary week holds, each starting with a verb, to be read after "you". */
  workingWeek: readonly string[]
  /** From the first paid level up. */
  ladder: readonly LadderStep[]
  /** Where the way into managing people branches off. */
  managementBranch?: string
  recommendations: { transitioner: readonly Advice[]; professional: readonly Advice[] }
  /** What is true of this role in particular, beside the sourced texts about its group. */
  roleNotes: {
    trends: readonly Advice[]
    opportunities: readonly Advice[]
    challenges: readonly Advice[]
  }
}
