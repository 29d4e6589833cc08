import { cn } from './cn.ts'

type BarProps = { value: number; max?: number; label: string; thin?: boolean; className?: string }

/** A share of a whole. `value` is clamped to 0 to `max`. */
export const Bar = ({ value, max = 100, label, thin, className }: BarProps) => {
  const shown = Math.min(max, Math.max(0, value))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers style meters themselves, so they can't be a flat bar
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      className={cn(
        'overflow-hidden rounded-rung bg-sunken shadow-[inset_0_0_0_1px_var(--line)]',
        thin ? 'h-1.5' : 'h-2',
        className,
      )}
    >
      <div className="h-full rounded-rung bg-primary" style={{ width: `${(shown / max) * 100}%` }} />
    </div>
  )
}
