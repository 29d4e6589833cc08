import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import type { FitRow } from './fit-rows.ts'

export type RankedRow = FitRow & { ranked: readonly TargetRole[] }

export type FitFigures = {
  n: number
  roles: number
  /** The mean over roles of the share of their rows with the role among the first three. */
  macro: number
  micro: number
  /** The same for always naming the three most frequent roles of these rows. */
  majorityMacro: number
  majorityMicro: number
  byRole: { role: TargetRole; n: number; found: number }[]
}

const first = 3

/** How often the role is among the first three. A macro figure counts every role alike, however many rows it has. */
export const measureFit = (rows: readonly RankedRow[]): FitFigures => {
  const byRole = targetRoles.flatMap((role) => {
    const own = rows.filter((row) => row.role === role)
    const found = own.filter(({ ranked }) => ranked.slice(0, first).includes(role)).length
    return own.length > 0 ? [{ role, n: own.length, found }] : []
  })
  const frequent = [...byRole].sort((a, b) => b.n - a.n).slice(0, first)
  const count = (list: { found: number }[]) => list.reduce((sum, { found }) => sum + found, 0)
  return {
    n: rows.length,
    roles: byRole.length,
    macro: byRole.reduce((sum, { n, found }) => sum + found / n, 0) / byRole.length,
    micro: count(byRole) / rows.length,
    majorityMacro: Math.min(first, byRole.length) / byRole.length,
    majorityMicro: frequent.reduce((sum, { n }) => sum + n, 0) / rows.length,
    byRole,
  }
}
