import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { cn } from '../../../ui/cn.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type EntryButtonsProps = {
  /** What the buttons act on, such as "job 2". */
  what: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  className?: string
}

/** Buttons that move an entry up or down, or remove it. */
export const EntryButtons = ({ what, index, count, onMove, onRemove, className }: EntryButtonsProps) => (
  <div className={cn('flex shrink-0', className)}>
    {count > 1 && (
      <>
        <IconButton
          data-act="up"
          label={`Move ${what} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
          className="disabled:opacity-45"
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          data-act="down"
          label={`Move ${what} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          className="disabled:opacity-45"
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </>
    )}
    <IconButton data-act="remove" label={`Remove ${what}`} onClick={onRemove}>
      <Trash2 aria-hidden />
    </IconButton>
  </div>
)
