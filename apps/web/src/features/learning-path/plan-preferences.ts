import type { LearningPreferences } from '@nextrung/contract/learning-plan'
import type { ShownPlan } from './learning-plan.queries.ts'

/** The stored preferences in full; another server may leave fields out. */
export const preferencesOf = ({ preferences }: ShownPlan): LearningPreferences => ({
  hoursPerWeek: preferences?.hoursPerWeek ?? null,
  startsOn: preferences?.startsOn ?? null,
  order: preferences?.order ?? [],
  skipped: preferences?.skipped ?? [],
  topics: preferences?.topics ?? [],
})
