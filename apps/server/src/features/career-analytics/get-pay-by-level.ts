import type { CallInput } from '@nextrung/contract/call'
import type { getPayByLevel as call, PayByLevel } from '@nextrung/contract/career-analytics-panels'
import { describePayByLevel } from '@nextrung/engine/market/pay-by-level'
import type { RequestContext } from '../../http/request-context.ts'
import { findRole } from './described-market.ts'
import { unknownRole } from './unknown-role.ts'

export const getPayByLevel = async (
  _: RequestContext,
  { params }: CallInput<typeof call>,
): Promise<PayByLevel> => {
  const role = findRole(params.role)
  if (!role) throw unknownRole(params.role)
  return describePayByLevel(role)
}
