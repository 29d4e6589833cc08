import { useState } from 'react'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { CourseControls } from './course-controls.tsx'
import { useLearningPlan, useSaveEnrollment } from './learning-plan.queries.ts'
import type { ShownStep } from './shown-learning.ts'

type CourseTrackingProps = { course: { id: string; name: string }; step: ShownStep | undefined }

/** Following one's own progress. What is known without asking stands there; the rest loads with the first click. */
export const CourseTracking = ({ course, step }: CourseTrackingProps) => {
  const [isOpen, setOpen] = useState(false)
  const plan = useLearningPlan(isOpen)
  const save = useSaveEnrollment()
  const enrollment = plan.data?.plan.enrollments.find(({ courseId }) => courseId === course.id)
  if (enrollment) return <CourseControls enrollment={enrollment} />
  const isStarted = step?.status === 'started' && !plan.data
  const label = isStarted ? 'Update my progress' : 'I am taking this course'
  const start = () => {
    if (isStarted) setOpen(true)
    void keepingFocus(
      isStarted ? plan.refetch() : save.mutateAsync({ courseId: course.id, status: 'in_progress' }),
    )
  }
  return (
    <div className="print:hidden">
      <Button
        variant="ghost"
        size="small"
        busy={save.isPending || (isOpen && plan.isFetching)}
        className="-ml-3"
        aria-label={`${label}: ${course.name}`}
        onClick={start}
      >
        {label}
      </Button>
      <SaveFailure
        error={save.error ?? (isOpen ? plan.error : null)}
        fallback={
          save.error ? 'This could not be saved. Please try again.' : 'Your progress could not be loaded.'
        }
      />
    </div>
  )
}
