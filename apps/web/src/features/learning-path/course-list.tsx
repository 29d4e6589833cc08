import { useId } from 'react'
import { cn } from '../../ui/cn.ts'
import { Fold } from '../../ui/fold.tsx'
import { CourseItem } from './course-item.tsx'
import type { ShownCourse, ShownPath, ShownStep } from './shown-learning.ts'

/** A short list stands open as a whole. */
const mostUngrouped = 3

type Group = { title: string; isOpen: boolean; courses: readonly ShownCourse[] }
type Grouped = { groups: readonly Group[]; others: readonly ShownCourse[] }

/** Each course under the first milestone that it is for. The first milestone that is not done stands open. */
const groupCourses = ({ courses, milestones }: ShownPath): Grouped => {
  if (courses.length <= mostUngrouped) return { groups: [], others: courses }
  const milestoneOf = (course: ShownCourse) =>
    milestones.find(({ steps = [] }) => course.id && steps.some(({ courseId }) => courseId === course.id))
  const next = milestones.find(({ completed }) => !completed)
  const groups = milestones.flatMap((milestone) => {
    const own = courses.filter((course) => milestoneOf(course) === milestone)
    return own.length > 0 ? [{ title: milestone.title, isOpen: milestone === next, courses: own }] : []
  })
  return { groups, others: courses.filter((course) => !milestoneOf(course)) }
}

type ItemsProps = { courses: readonly ShownCourse[]; steps: ReadonlyMap<string | undefined, ShownStep> }

const Items = ({ courses, steps }: ItemsProps) => (
  <ol>
    {courses.map((course, at) => (
      <CourseItem
        key={course.id ?? `${at} ${course.name}`}
        course={course}
        step={course.id ? steps.get(course.id) : undefined}
      />
    ))}
  </ol>
)

const counted = (count: number): string => (count === 1 ? '1 course' : `${count} courses`)

export const CourseList = ({ path }: { path: ShownPath }) => {
  const titleId = useId()
  if (path.courses.length === 0) return null
  const { groups, others } = groupCourses(path)
  const steps = new Map(
    path.milestones.flatMap(({ steps: own = [] }) => own.map((step) => [step.courseId, step] as const)),
  )
  return (
    <section
      aria-labelledby={titleId}
      // On paper, each step names its course.
      className={cn('mt-6 border-t border-line pt-5', others.length === 0 && 'print:hidden')}
    >
      <h3 id={titleId} className="text-h2">
        Recommended Courses
      </h3>
      {groups.map(({ title, isOpen, courses }) => (
        <Fold
          key={title}
          defaultOpen={isOpen}
          className="mt-2 border-t border-line pt-2 first-of-type:border-t-0"
          summary={
            <>
              {title}
              <span className="font-normal text-muted-foreground">{`, ${counted(courses.length)}`}</span>
            </>
          }
        >
          <Items courses={courses} steps={steps} />
        </Fold>
      ))}
      {others.length > 0 && <Items courses={others} steps={steps} />}
    </section>
  )
}
