import { dayText } from '../../lib/day-text.ts'
import { errorMessage } from '../../lib/errors.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CourseControls } from './course-controls.tsx'
import { type ShownEnrollment, useLearningPlan } from './learning-plan.queries.ts'
import { platformNameOf } from './platform-name.ts'

const whenText = ({ startedAt, completedAt }: ShownEnrollment): string | undefined => {
  const [started, completed] = [dayText(startedAt ?? undefined), dayText(completedAt ?? undefined)]
  if (completed) return `finished on ${completed}`
  return started && `started on ${started}`
}

const MyCourse = ({ enrollment }: { enrollment: ShownEnrollment }) => {
  const { name, url, isWithdrawn } = enrollment
  const address = webAddress(url)
  const facts = [platformNameOf(enrollment), whenText(enrollment)].filter(Boolean).join(', ')
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div>
        <h4 className="text-h3 wrap-anywhere">
          {address && !isWithdrawn ? (
            <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-3">
              {name}
            </a>
          ) : (
            name
          )}
        </h4>
        {facts && <p className="text-caption text-muted-foreground wrap-anywhere">{facts}</p>}
        {isWithdrawn && (
          <p className="text-caption text-muted-foreground">
            We no longer list this course. What you did in it still counts.
          </p>
        )}
      </div>
      <CourseControls enrollment={enrollment} />
    </li>
  )
}

const List = () => {
  const { data, error, isFetching, refetch } = useLearningPlan(true)
  if (error && !data)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <FailureNote>{errorMessage(error, 'Your courses could not be loaded.')}</FailureNote>
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading your courses" className="grid gap-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    )
  const { enrollments } = data.plan
  if (enrollments.length === 0)
    return <p className="text-small text-ink-2">Courses that you start appear here.</p>
  return (
    <ul aria-label="My courses">
      {enrollments.map((enrollment) => (
        <MyCourse key={enrollment.courseId} enrollment={enrollment} />
      ))}
    </ul>
  )
}

/** Every course that the person started, on the path or not. Loaded when opened. */
export const MyCourses = () => (
  <Disclosure title="My courses" description="What you have started and finished, and how you rate it">
    <List />
  </Disclosure>
)
