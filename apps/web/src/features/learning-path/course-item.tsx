import { ExternalLink } from 'lucide-react'
import { webAddress } from '../../lib/web-address.ts'
import { buttonStyles } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { CourseFacts } from './course-facts.tsx'
import { CourseTracking } from './course-tracking.tsx'
import type { ShownCourse, ShownStep } from './shown-learning.ts'

type CourseItemProps = {
  course: ShownCourse
  /** The step that it is the main course of. */
  step: ShownStep | undefined
}

export const CourseItem = ({ course, step }: CourseItemProps) => {
  const { id, name, description, url, relatedTo, reason } = course
  const address = webAddress(url)
  return (
    <li
      id={id && `course-${id}`}
      className="grid scroll-mt-20 gap-3 border-t border-line py-4 first:border-t-0 target:bg-accent/40"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <h4 className="text-h3 wrap-anywhere">{name}</h4>
          {description && <p className="mt-0.5 text-small text-ink-2 wrap-anywhere">{description}</p>}
          <CourseFacts course={course} />
        </div>
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`Start Course: ${name} (opens in a new tab)`}
            className={cn(
              buttonStyles({ variant: 'outline', size: 'small' }),
              'shrink-0 self-start print:hidden',
            )}
          >
            Start Course
            <ExternalLink aria-hidden />
          </a>
        )}
      </div>
      {(reason || relatedTo) && (
        <p className="text-small text-muted-foreground wrap-anywhere">
          {[relatedTo, reason].filter(Boolean).join(' ')}
        </p>
      )}
      {id && (
        <div>
          <CourseTracking course={{ id, name }} step={step} />
        </div>
      )}
    </li>
  )
}
