import type { ExerciseState } from '@nextrung/contract/exercises'
import { CircleCheck } from 'lucide-react'
import { dayText } from '../../lib/day-text.ts'

const checkedText = ({ passedAt, checkedBy }: ExerciseState): string => {
  const day = dayText(passedAt) ?? ''
  return checkedBy === 'server'
    ? `Passed on ${day}, checked again on this server.`
    : `Passed in your browser on ${day}.`
}

/** When the person passed, who checked it, and what it counts as. */
export const PassNote = ({ state }: { state: ExerciseState }) =>
  state.passedAt !== null && (
    <div className="mt-5 flex gap-2.5 rounded-md bg-accent px-4 py-3 text-accent-foreground">
      <CircleCheck aria-hidden className="mt-0.5 size-[18px] shrink-0 stroke-[1.75]" />
      <div>
        <p className="text-small font-550">{checkedText(state)}</p>
        <p className="text-caption">
          {state.countsAsShown
            ? 'It counts as a skill you have shown here.'
            : 'You had seen the solution, so it does not count as a skill you have shown.'}
        </p>
      </div>
    </div>
  )
