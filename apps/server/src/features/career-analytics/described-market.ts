import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { type DescribedMarket, describeMarket } from '@nextrung/engine/market/describe-market'
import {
  type DescribedOpportunity,
  describeOpportunities,
} from '@nextrung/engine/market/describe-opportunities'

type Described = { market: DescribedMarket; opportunities: ReadonlyMap<string, DescribedOpportunity> }

const described = new Map<TargetRole, Described>()

/** What the knowledge base says about a role, worked out once: it does not change while the server runs. */
export const describedMarket = (role: TargetRole): Described => {
  const known = described.get(role)
  if (known) return known
  const opportunities = describeOpportunities(role)
  const made = {
    market: describeMarket(role, opportunities),
    opportunities: new Map(opportunities.map((entry) => [entry.region, entry])),
  }
  described.set(role, made)
  return made
}

/** The role of this name, whatever its case. */
export const findRole = (name: string): TargetRole | undefined =>
  targetRoles.find((role) => role.toLowerCase() === name.toLowerCase())
