import { useId } from 'react'
import { MilestoneItem } from './milestone-item.tsx'
import type { ShownPath } from './shown-learning.ts'
import { SkippedSkills } from './skipped-skills.tsx'

export const MilestoneList = ({ path: { milestones, courses, skipped } }: { path: ShownPath }) => {
  const titleId = useId()
  if (milestones.length === 0) return null
  const byId = new Map(courses.flatMap((course) => (course.id ? [[course.id, course] as const] : [])))
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-h2">
        Learning Milestones
      </h3>
      <ol className="mt-1">
        {milestones.map((milestone, at) => (
          <MilestoneItem
            key={milestone.id ?? `${at} ${milestone.title}`}
            milestone={milestone}
            courses={byId}
          />
        ))}
      </ol>
      <SkippedSkills skipped={skipped} />
    </section>
  )
}
