import { Star } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { platformNameOf } from './platform-name.ts'
import type { ShownCourse } from './shown-learning.ts'

const Rating = ({ rating }: { rating: { value: number; year: number } }) => (
  <span className="inline-flex items-center gap-1">
    <Star aria-hidden className="size-3.5 stroke-[1.75]" />
    {`${rating.value} of 5 (${rating.year})`}
  </span>
)

/** Where the course is, and what is known about it. */
export const CourseFacts = ({ course }: { course: ShownCourse }) => {
  const { duration, level, free, provider, rating } = course
  const platform = platformNameOf(course)
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-muted-foreground">
      {platform && <Badge>{platform}</Badge>}
      {duration && <span>{duration}</span>}
      {level && <span>{level}</span>}
      {free && <span>free</span>}
      {provider && <span className="wrap-anywhere">{provider}</span>}
      {rating && <Rating rating={rating} />}
    </p>
  )
}
