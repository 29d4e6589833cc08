import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from '../../sources.ts'

/** A sentence in our words. Its figures are those of the collected fact that `facts` names. */
export type AuthoredStatement = {
  /** Key in `facts/statement-facts.json`; the update program reports when that fact changes. */
  facts: string
  text: string
  sources: readonly SourceId[]
  /** Of publication. */
  year: string
  /** Only these roles of the group; missing means all. */
  roles?: readonly TargetRole[]
}

export type AuthoredStatements = {
  roles: readonly TargetRole[]
  trends: readonly AuthoredStatement[]
  opportunities: readonly AuthoredStatement[]
  challenges: readonly AuthoredStatement[]
  recommendations: readonly AuthoredStatement[]
}
