import { Check, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const chipStyles = {
  plain: 'border-line bg-card',
  held: 'border-transparent bg-accent text-accent-foreground',
  added: 'border-transparent bg-accent text-accent-foreground',
  removed: 'border-dashed border-line bg-card text-muted-foreground line-through',
}

type ChipProps = {
  children: ReactNode
  state?: keyof typeof chipStyles
  /** With `onRemove`, adds a remove button with this label. */
  removeLabel?: string
  onRemove?: () => void
  className?: string
}

export const Chip = ({ children, state = 'plain', removeLabel, onRemove, className }: ChipProps) => (
  <span
    className={cn(
      'inline-flex min-h-[30px] max-w-full items-center gap-1.5 rounded-md border px-2.5 text-small font-medium [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
      chipStyles[state],
      className,
    )}
  >
    {state === 'held' && <Check aria-hidden />}
    {state === 'added' && <Plus aria-hidden />}
    <span className="min-w-0 break-words">{children}</span>
    {onRemove && (
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="-mr-1.5 grid size-6 place-items-center rounded-sm text-muted-foreground hover:text-foreground"
      >
        <X aria-hidden />
      </button>
    )}
  </span>
)
