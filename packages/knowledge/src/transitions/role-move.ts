import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from '../sources.ts'
import type { CarriedPair } from './strength.ts'

export type MoveKind = 'advance' | 'sideways' | 'specialise' | 'broaden' | 'switch' | 'return'

/** A usual move: its kind, the sources that name it (none: our judgement), and what carries over in its own words. */
export type AuthoredRoleMove = {
  kind: MoveKind
  sources: readonly SourceId[]
  carriesOver: readonly CarriedPair[]
}

export type AuthoredRoleMoves = Readonly<
  Partial<Record<TargetRole, Readonly<Partial<Record<TargetRole, AuthoredRoleMove>>>>>
>
