import type { ComponentProps } from 'react'
import { Badge } from '../../ui/badge.tsx'
import type { ShownSummary } from './exercises.queries.ts'

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  beginner: 'accent',
  intermediate: 'caution',
  expert: 'danger',
}

/** How hard it is, how long it takes, and which skill it is about. */
export const ExerciseFacts = ({ exercise }: { exercise: ShownSummary }) => {
  const { difficulty, minutes = 0, skill, isWithdrawn } = exercise
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-muted-foreground">
      {difficulty && <Badge tone={tones[difficulty]}>{difficulty}</Badge>}
      {skill && <span>{skill}</span>}
      {minutes > 0 && <span>{`about ${minutes} minutes`}</span>}
      {isWithdrawn && <Badge tone="outline">No longer offered</Badge>}
    </span>
  )
}
