import { History } from 'lucide-react'
import { dayOfMoment } from '../../lib/moment-text.ts'
import type { ShownQuestion } from './interview.queries.ts'

const seenText = ({ when, lastScore }: NonNullable<ShownQuestion['seenBefore']>): string | undefined => {
  const day = dayOfMoment(when)
  if (!day) return undefined
  return lastScore === undefined ? `Seen on ${day}` : `Seen on ${day}, ${lastScore}%`
}

/** When the person saw the question, and why it is asked. */
export const QuestionNotes = ({ seenBefore, why }: Pick<ShownQuestion, 'seenBefore' | 'why'>) => {
  const seen = seenBefore && seenText(seenBefore)
  if (!seen && !why) return null
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-x-2 text-small text-muted-foreground">
      {seen && (
        <span className="inline-flex items-center gap-1.5 font-550 text-ink-2">
          <History aria-hidden className="size-4 stroke-[1.75]" />
          {seen}
        </span>
      )}
      {why && <span className="wrap-anywhere">{why.text}</span>}
    </p>
  )
}
