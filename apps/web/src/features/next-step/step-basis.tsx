import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '../../ui/cn.ts'

/** What the choice of a step rests on, which expands below its button. */
export const StepBasis = ({ sentences }: { sentences: readonly string[] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  if (sentences.length === 0) return null
  return (
    <div className="mt-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-left text-caption text-muted-foreground hover:text-foreground max-md:min-h-11"
      >
        <span className="underline decoration-dotted decoration-1 underline-offset-3">
          What this rests on
        </span>
        <ChevronDown
          aria-hidden
          className={cn(
            'size-4 shrink-0 stroke-[1.75] transition-transform duration-140 ease-step',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      {isOpen && (
        <ul
          id={listId}
          className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2 marker:text-muted-foreground"
        >
          {sentences.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
