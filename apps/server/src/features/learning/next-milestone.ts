import type { LearningPath } from '@nextrung/contract/learning-path'
import type { NextMilestone } from './learning.table.ts'

/** The first open milestone of a path and the date planned for it; `null` if there is none. */
export const nextMilestoneOf = (path: LearningPath | null | undefined): NextMilestone | null => {
  const open = path?.milestones.find(({ completed }) => !completed)
  return open?.id && open.to ? { id: open.id, title: open.title, on: open.to } : null
}
