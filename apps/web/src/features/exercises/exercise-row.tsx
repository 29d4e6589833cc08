import { ChevronRight, CircleCheck } from 'lucide-react'
import { dayText } from '../../lib/day-text.ts'
import { ExerciseFacts } from './exercise-facts.tsx'
import type { ShownSummary } from './exercises.queries.ts'

const stateText = ({ passedAt, attempts }: ShownSummary['state']): string | undefined => {
  if (passedAt !== null) return `Passed ${dayText(passedAt) ?? ''}`.trim()
  return attempts > 0 ? 'Started' : undefined
}

type ExerciseRowProps = { exercise: ShownSummary; onShow: () => void }

export const ExerciseRow = ({ exercise, onShow }: ExerciseRowProps) => {
  const { title, state, isWithdrawn } = exercise
  const said = stateText(state)
  const content = (
    <>
      <span className="grid min-w-0 flex-1 justify-items-start gap-1">
        <span className="text-body font-550 wrap-anywhere">{title}</span>
        <ExerciseFacts exercise={exercise} />
      </span>
      {said && (
        <span className="flex items-center gap-1.5 text-caption text-ink-2">
          {state.passedAt !== null && (
            <CircleCheck aria-hidden className="size-4 stroke-[1.75] text-primary" />
          )}
          {said}
        </span>
      )}
    </>
  )
  const look = 'flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 py-3 text-left'
  return (
    <li className="border-t border-line first:border-t-0">
      {isWithdrawn ? (
        <div className={look}>{content}</div>
      ) : (
        <button type="button" onClick={onShow} className={`${look} rounded-md hover:bg-sunken`}>
          {content}
          <ChevronRight aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
        </button>
      )}
    </li>
  )
}
