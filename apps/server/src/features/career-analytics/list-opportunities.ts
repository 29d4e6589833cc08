import type { CallInput } from '@nextrung/contract/call'
import type { listOpportunities as call, RegionEntry } from '@nextrung/contract/career-analytics'
import type { RequestContext } from '../../http/request-context.ts'
import { listMarkets, type StoredOpportunity } from './career-analytics.store.ts'
import { describedMarket, findRole } from './described-market.ts'
import { withOperatorOpportunity } from './operator-values.ts'
import { unknownRole } from './unknown-role.ts'

export const listOpportunities = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<RegionEntry[]> => {
  const rows = await listMarkets(ctx.db, params.role)
  if (rows.length === 0 && !findRole(params.role)) throw unknownRole(params.role)
  return rows.map((row) => toEntry(row, ctx.now()))
}

const toEntry = (row: StoredOpportunity, now: Date): RegionEntry => {
  const { region, opportunityScore, topEmployers, marketConditions, roleTitle } = row.values
  const role = findRole(roleTitle)
  const details = role && describedMarket(role).opportunities.get(region)?.details
  return {
    region,
    opportunityScore,
    topEmployers,
    marketConditions,
    details: details && withOperatorOpportunity(details, { row, now }),
  }
}
