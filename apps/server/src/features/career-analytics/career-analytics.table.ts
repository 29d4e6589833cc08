import type { CareerAnalytics, RegionEntry } from '@nextrung/contract/career-analytics'
import type { LearningResource } from '@nextrung/engine/learning/list-courses'
import { doublePrecision, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, seedColumns } from '../../db/columns.ts'

/** One row for each role and region. Money is in dollars a year. */
export const careerAnalytics = pgTable(
  'career_analytics',
  {
    id: id(),
    roleTitle: text().notNull(),
    region: text().notNull(),
    medianSalary: doublePrecision().notNull(),
    demandScore: doublePrecision().notNull(),
    /** Projected, in percent a year. */
    growthRate: doublePrecision().notNull(),
    timestamp: createdAt(),
    skillsInDemand: jsonb().$type<string[]>().notNull(),
    marketInsights: jsonb().$type<CareerAnalytics['marketInsights']>().notNull(),
    ...seedColumns(),
  },
  (table) => [unique('career_analytics_once').on(table.roleTitle, table.region)],
)

/** One row for each role and metropolitan area. */
export const geographicOpportunities = pgTable(
  'geographic_opportunities',
  {
    id: id(),
    region: text().notNull(),
    roleTitle: text().notNull(),
    opportunityScore: doublePrecision().notNull(),
    /** Regional price parity: 100 is the whole country. */
    costOfLiving: doublePrecision(),
    techHubScore: doublePrecision(),
    /** Share of all workers of the area who work from home. */
    remoteWorkPercentage: doublePrecision(),
    topEmployers: jsonb().$type<string[]>().notNull(),
    marketConditions: jsonb().$type<RegionEntry['marketConditions']>().notNull(),
    ...seedColumns(),
  },
  (table) => [unique('geographic_opportunities_once').on(table.roleTitle, table.region)],
)

/** What the market makes of a skill. */
export const skillValueMetrics = pgTable('skill_value_metrics', {
  id: id(),
  skillName: text().notNull().unique(),
  /** Share of all IT postings of the sample that name it, in percent. */
  currentValue: doublePrecision().notNull(),
  /** Empty: no source states one (docs/decisions/0018-no-projected-skill-value.md). */
  projectedValue: doublePrecision(),
  timeframe: text({ enum: ['6_months', '1_year', '2_years'] }),
  industries: jsonb().$type<string[]>().notNull(),
  relatedTechnologies: jsonb().$type<string[]>().notNull(),
  /** Courses and articles to learn it with, best first; the id is that of the knowledge base. */
  learningResources: jsonb().$type<LearningResource[]>().notNull(),
  marketTrends: jsonb().$type<{ postings?: number; years?: string; source?: string }>().notNull(),
  postingsCounted: integer(),
  ...seedColumns(),
})
