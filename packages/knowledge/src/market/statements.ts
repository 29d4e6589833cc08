import type { TargetRole } from '@nextrung/contract/roles'
import type { AuthoredStatement, AuthoredStatements } from './statements/authored-statement.ts'
import { cloudStatements } from './statements/cloud.ts'
import { dataStatements } from './statements/data.ts'
import { leadershipStatements } from './statements/leadership.ts'
import { productStatements } from './statements/product.ts'
import { securityStatements } from './statements/security.ts'
import { softwareStatements } from './statements/software.ts'

export const statementGroups: readonly AuthoredStatements[] = [
  softwareStatements,
  cloudStatements,
  dataStatements,
  securityStatements,
  productStatements,
  leadershipStatements,
]

export type StatementKind = 'trends' | 'opportunities' | 'challenges' | 'recommendations'

/** What sources say about the market of a role, in our words. */
export const getMarketStatements = (role: TargetRole, kind: StatementKind): AuthoredStatement[] =>
  statementGroups
    .filter(({ roles }) => roles.includes(role))
    .flatMap((group) => group[kind])
    .filter(({ roles }) => roles?.includes(role) ?? true)
