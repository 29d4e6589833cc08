import type { Database } from '../../db/client.ts'
import { planSeed } from '../../db/plan-seed.ts'
import { writeSeedPlan } from '../../db/write-seed-plan.ts'
import { marketTables, readMarketTables } from './career-analytics.store.ts'
import { wantedAnalytics, wantedOpportunities, wantedSkillValues } from './market-values.ts'

/**
 * Fills the market tables from the knowledge base. Can run at any time and any number of times: it leaves rows alone
 * that the operator changed or added, and notes when it first found them.
 */
export const seedMarket = async (db: Database, now: Date): Promise<void> => {
  const stored = await readMarketTables(db)
  const plans = [
    { table: marketTables.analytics, plan: planSeed(stored.analytics, wantedAnalytics()) },
    { table: marketTables.opportunities, plan: planSeed(stored.opportunities, wantedOpportunities()) },
    { table: marketTables.skillValues, plan: planSeed(stored.skillValues, wantedSkillValues()) },
  ]
  const due = plans.filter(({ plan }) => Object.values(plan).some((rows) => rows.length > 0))
  if (due.length === 0) return
  await db.transaction(async (tx) => {
    for (const { table, plan } of due) await writeSeedPlan(tx, { table, plan, now })
  })
}
