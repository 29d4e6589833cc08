import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { type FitShares, fitWeights, readFitShares } from './fit-shares.ts'
import type { Standing } from './standing.ts'

/** The score before rounding its parts, from 0 to 100; it decides the order. */
export const exactScore = (shares: FitShares): number =>
  fitWeights.reduce((sum, { key, most }) => sum + Math.min(1, shares[key]) * most, 0)

/** The roles in order of fit; ties keep the display order. */
export const orderRoles = (standing: Standing): { role: TargetRole; exact: number }[] =>
  readFitShares(standing)
    .map((shares) => ({ role: shares.role, exact: exactScore(shares) }))
    .sort((a, b) => b.exact - a.exact || targetRoles.indexOf(a.role) - targetRoles.indexOf(b.role))
