import { useId } from 'react'
import { CourseItem } from './course-item.tsx'
import type { ShownPath } from './shown-learning.ts'

export const CourseList = ({ path: { courses, milestones } }: { path: ShownPath }) => {
  const titleId = useId()
  if (courses.length === 0) return null
  const steps = new Map(
    milestones.flatMap(({ steps: own = [] }) => own.map((step) => [step.courseId, step] as const)),
  )
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-h2">
        Recommended Courses
      </h3>
      <ol className="mt-1">
        {courses.map((course, at) => (
          <CourseItem
            key={course.id ?? `${at} ${course.name}`}
            course={course}
            step={course.id ? steps.get(course.id) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}
