import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { CourseRating } from './course-rating.tsx'
import {
  type ShownEnrollment,
  useDeleteEnrollment,
  useLearningPlan,
  useSaveEnrollment,
} from './learning-plan.queries.ts'
import type { ShownStep } from './shown-learning.ts'

type Course = { id: string; name: string }

const percentages = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'].map((value) => ({
  value,
  label: `${value}% done`,
}))

const nearestTen = (progress: number): string => String(Math.round(progress / 10) * 10)

const Tracked = ({ course, enrollment }: { course: Course; enrollment: ShownEnrollment }) => {
  const save = useSaveEnrollment()
  const remove = useDeleteEnrollment()
  const busy = save.isPending || remove.isPending
  const isDone = enrollment.status === 'completed'
  const change = (body: object) => save.mutate({ courseId: course.id, ...body })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <Select
        aria-label={`How far you are with ${course.name}`}
        value={nearestTen(enrollment.progress ?? 0)}
        options={percentages}
        onChange={(value) => change({ progress: Number(value) })}
        placeholder="How far are you?"
        disabled={busy}
        className="w-36"
      />
      {!isDone && (
        <Button variant="outline" size="small" busy={busy} onClick={() => change({ status: 'completed' })}>
          I finished it
        </Button>
      )}
      {isDone && (
        <CourseRating
          name={course.name}
          rating={enrollment.rating ?? undefined}
          disabled={busy}
          onRate={(rating) => change({ rating })}
        />
      )}
      <Button variant="ghost" size="small" disabled={busy} onClick={() => remove.mutate(course.id)}>
        {isDone ? 'Undo' : 'Remove from my courses'}
      </Button>
    </div>
  )
}

/** Following one's own progress. What is known without asking stands there; the rest loads with the first click. */
export const CourseTracking = ({ course, step }: { course: Course; step: ShownStep | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  const plan = useLearningPlan(isOpen)
  const save = useSaveEnrollment()
  const enrollment = plan.data?.plan.enrollments.find(({ courseId }) => courseId === course.id)
  if (enrollment) return <Tracked course={course} enrollment={enrollment} />
  const isStarted = step?.status === 'started'
  const start = () => {
    if (isStarted) setOpen(true)
    else save.mutate({ courseId: course.id, status: 'in_progress' })
  }
  return (
    <div className="print:hidden">
      <Button
        variant="ghost"
        size="small"
        busy={save.isPending || (isOpen && plan.isFetching)}
        className="-ml-3"
        aria-label={
          isStarted ? `Update my progress: ${course.name}` : `I am taking this course: ${course.name}`
        }
        onClick={start}
      >
        {isStarted ? 'Update my progress' : 'I am taking this course'}
      </Button>
    </div>
  )
}
