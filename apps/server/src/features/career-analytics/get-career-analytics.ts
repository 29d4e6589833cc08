import type { CallInput } from '@nextrung/contract/call'
import {
  analyticsRegion,
  type CareerAnalytics,
  type getCareerAnalytics as call,
} from '@nextrung/contract/career-analytics'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findAnalytics } from './career-analytics.store.ts'
import { describedMarket, findRole } from './described-market.ts'
import { withOperatorAnalytics } from './operator-values.ts'
import { unknownRole } from './unknown-role.ts'

export const getCareerAnalytics = async (
  ctx: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<CareerAnalytics> => {
  const row = await findAnalytics(ctx.db, params)
  if (!row) throw explainMissing(params)
  const { medianSalary, demandScore, growthRate, skillsInDemand, marketInsights, roleTitle, region } =
    row.values
  const role = region === analyticsRegion ? findRole(roleTitle) : undefined
  return {
    medianSalary,
    demandScore,
    growthRate: String(growthRate),
    skillsInDemand,
    marketInsights,
    details: role && withOperatorAnalytics(describedMarket(role).market.details, { row, now: ctx.now() }),
  }
}

const explainMissing = ({ role, region }: { role: string; region: string }): AppError =>
  findRole(role)
    ? new AppError(
        'NOT_FOUND',
        `There is no market data for the region "${region}". The only region with data is ${analyticsRegion}.`,
      )
    : unknownRole(role)
