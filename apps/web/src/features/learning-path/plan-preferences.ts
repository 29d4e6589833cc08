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

type Edited = { before: LearningPreferences; mine: LearningPreferences }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What the person changed, on top of what is stored now: another tab may have saved something else meanwhile. */
export const mergePreferences = (
  stored: LearningPreferences,
  { before, mine }: Edited,
): LearningPreferences => {
  const changed = <K extends keyof LearningPreferences>(key: K) =>
    isSame(before[key], mine[key]) ? stored[key] : mine[key]
  const removed = before.topics.filter((topic) => !mine.topics.includes(topic))
  const added = mine.topics.filter(
    (topic) => !before.topics.includes(topic) && !stored.topics.includes(topic),
  )
  return {
    hoursPerWeek: changed('hoursPerWeek'),
    startsOn: changed('startsOn'),
    order: changed('order'),
    skipped: stored.skipped,
    topics: [...stored.topics.filter((topic) => !removed.includes(topic)), ...added],
  }
}
