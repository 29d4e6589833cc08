import { keepingFocus } from '../../lib/keeping-focus.ts'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast-store.ts'
import { CourseRating } from './course-rating.tsx'
import {
  type EnrollmentChange,
  type ShownEnrollment,
  useDeleteEnrollment,
  useSaveEnrollment,
} from './learning-plan.queries.ts'

const percentages = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'].map((value) => ({
  value,
  label: `${value}% done`,
}))

const nearestTen = (progress: number): string => String(Math.round(progress / 10) * 10)

const sayFinished = (name: string) =>
  toast({ title: 'Course finished', description: `Rate “${name}” or take it back under My courses.` })

/** How far the person is with a course, whether they finished it, and what they think of it. */
export const CourseControls = ({ enrollment }: { enrollment: ShownEnrollment }) => {
  const save = useSaveEnrollment()
  const remove = useDeleteEnrollment()
  const { courseId, name, progress, rating, status } = enrollment
  const busy = save.isPending || remove.isPending
  const isDone = status === 'completed'
  const change = (body: Omit<EnrollmentChange, 'courseId'>) => {
    const saving = save.mutateAsync({ courseId, ...body })
    const finishes = body.status === 'completed' || body.progress === 100
    void keepingFocus(finishes && !isDone ? saving.then(() => sayFinished(name)) : saving)
  }
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Select
          aria-label={`How far you are with ${name}`}
          value={nearestTen(progress ?? 0)}
          options={percentages}
          onChange={(value) => change({ progress: Number(value) })}
          placeholder="How far are you?"
          disabled={busy}
          className="w-36"
        />
        {!isDone && (
          <Button
            variant="outline"
            size="small"
            busy={save.isPending}
            disabled={busy}
            aria-label={`I finished it: ${name}`}
            onClick={() => change({ status: 'completed' })}
          >
            I finished it
          </Button>
        )}
        {isDone && (
          <>
            <CourseRating
              name={name}
              rating={rating ?? undefined}
              disabled={busy}
              onRate={(stars) => change({ rating: stars })}
            />
            <Button
              variant="ghost"
              size="small"
              disabled={busy}
              aria-label={`Not finished yet: ${name}`}
              onClick={() => change({ status: 'in_progress' })}
            >
              Not finished yet
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          size="small"
          disabled={busy}
          aria-label={`Remove from my courses: ${name}`}
          onClick={() => void keepingFocus(remove.mutateAsync(courseId))}
        >
          Remove
        </Button>
      </div>
      <SaveFailure
        error={save.error ?? remove.error}
        fallback="This could not be saved. Please try again."
        className="mt-1.5"
      />
    </div>
  )
}
