import type { ResumeScore } from '@nextrung/contract/resume-score'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Bar } from '../../../ui/bar.tsx'
import { cn } from '../../../ui/cn.ts'

/** One part of the score: its points out of the maximum. What they consist of expands below. */
export const ScorePart = ({ part }: { part: ResumeScore['parts'][number] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const explanationId = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? explanationId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex w-full items-baseline gap-2 rounded-sm py-0.5 text-left text-small max-md:py-2"
      >
        <span className="min-w-0 flex-1 font-550 wrap-anywhere group-hover:text-accent-foreground">
          {part.name}
        </span>
        <span className="shrink-0 text-ink-2 tabular-nums">{`${part.points} of ${part.most}`}</span>
        <ChevronDown
          aria-hidden
          className={cn(
            'size-4 shrink-0 self-center stroke-[1.75] text-muted-foreground transition-transform duration-140 ease-step',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <Bar thin value={part.points} max={Math.max(1, part.most)} label={part.name} className="mt-1" />
      {isOpen && (
        <p id={explanationId} className="mt-1.5 text-caption text-muted-foreground wrap-anywhere">
          {part.explanation}
        </p>
      )}
    </li>
  )
}
