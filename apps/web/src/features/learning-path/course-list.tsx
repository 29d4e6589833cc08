import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyles } from '../../ui/button.tsx'
import { platformNameOf } from './platform-name.ts'
import type { ShownCourse } from './shown-learning.ts'
import { webAddress } from './web-address.ts'

const Course = ({ course }: { course: ShownCourse }) => {
  const { name, description, duration, url } = course
  const platform = platformNameOf(course)
  const address = webAddress(url)
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 first:border-t-0 sm:flex-row sm:items-start sm:justify-between">
      <div className="min-w-0">
        <h4 className="text-h3 wrap-anywhere">{name}</h4>
        {description && <p className="mt-0.5 text-small text-ink-2 wrap-anywhere">{description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-2 text-caption text-muted-foreground">
          {platform && <Badge>{platform}</Badge>}
          {duration && <span>{duration}</span>}
        </p>
      </div>
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`Start Course: ${name} (opens in a new tab)`}
          className={buttonStyles({ variant: 'outline', size: 'small', className: 'shrink-0 print:hidden' })}
        >
          Start Course
          <ExternalLink aria-hidden />
        </a>
      )}
    </li>
  )
}

export const CourseList = ({ courses }: { courses: readonly ShownCourse[] }) => {
  const titleId = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-6 border-t border-line pt-5">
      <h3 id={titleId} className="text-h2">
        Recommended Courses
      </h3>
      <ol className="mt-1">
        {courses.map((course, at) => (
          <Course key={course.id ?? `${at} ${course.name}`} course={course} />
        ))}
      </ol>
    </section>
  )
}
