import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import type { SeededRow } from '../../db/plan-seed.ts'
import { careerAnalytics, geographicOpportunities, skillValueMetrics } from './career-analytics.table.ts'
import {
  type AnalyticsValues,
  analyticsKey,
  type OpportunityValues,
  type SkillValues,
} from './market-values.ts'

export type StoredAnalytics = SeededRow<AnalyticsValues>
export type StoredOpportunity = SeededRow<OpportunityValues>
export type StoredSkillValue = SeededRow<SkillValues>

const toAnalytics = ({
  id,
  seedHash,
  setByOperatorAt,
  timestamp: _,
  ...values
}: typeof careerAnalytics.$inferSelect): StoredAnalytics => ({
  id,
  key: analyticsKey(values),
  values,
  seedHash,
  setByOperatorAt,
})

const toOpportunity = ({
  id,
  seedHash,
  setByOperatorAt,
  ...values
}: typeof geographicOpportunities.$inferSelect): StoredOpportunity => ({
  id,
  key: analyticsKey(values),
  values,
  seedHash,
  setByOperatorAt,
})

const toSkillValue = ({
  id,
  seedHash,
  setByOperatorAt,
  ...values
}: typeof skillValueMetrics.$inferSelect): StoredSkillValue => ({
  id,
  key: values.skillName,
  values,
  seedHash,
  setByOperatorAt,
})

const matches = (column: PgColumn, name: string) => eq(sql`lower(${column})`, name.toLowerCase())

/** The row of a role and region, whatever the case of their names. */
export const findAnalytics = async (
  db: Database,
  { role, region }: { role: string; region: string },
): Promise<StoredAnalytics | undefined> => {
  const rows = await db.select().from(careerAnalytics).where(matches(careerAnalytics.roleTitle, role))
  const row = rows.find((one) => one.region.toLowerCase() === region.toLowerCase())
  return row && toAnalytics(row)
}

/** A role's markets, best score first. */
export const listMarkets = async (db: Database, role: string): Promise<StoredOpportunity[]> =>
  (
    await db
      .select()
      .from(geographicOpportunities)
      .where(matches(geographicOpportunities.roleTitle, role))
      .orderBy(desc(geographicOpportunities.opportunityScore), asc(geographicOpportunities.id))
  ).map(toOpportunity)

export const listValuesOfSkills = async (
  db: Database,
  names: readonly string[],
): Promise<StoredSkillValue[]> =>
  names.length === 0
    ? []
    : (
        await db
          .select()
          .from(skillValueMetrics)
          .where(inArray(skillValueMetrics.skillName, [...names]))
      ).map(toSkillValue)

/** Everything the tables of the market hold. */
export const readMarketTables = async (db: Database) => ({
  analytics: (await db.select().from(careerAnalytics)).map(toAnalytics),
  opportunities: (await db.select().from(geographicOpportunities)).map(toOpportunity),
  skillValues: (await db.select().from(skillValueMetrics)).map(toSkillValue),
})

export const marketTables = {
  analytics: careerAnalytics,
  opportunities: geographicOpportunities,
  skillValues: skillValueMetrics,
}
