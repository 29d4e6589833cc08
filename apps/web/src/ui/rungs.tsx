import { cn } from './cn.ts'

type RungsProps = {
  count: number
  filled: number
  label: string
  /** The value announced to screen readers, if it differs from the rungs shown. */
  valueNow?: number
  valueMax?: number
  className?: string
}

/** Progress in discrete steps. A rung fills from the left when reached. */
export const Rungs = ({ count, filled, label, valueNow, valueMax, className }: RungsProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={valueMax ?? count}
    aria-valuenow={valueNow ?? filled}
    className={cn('grid auto-cols-fr grid-flow-col gap-[5px]', className)}
  >
    {Array.from({ length: count }, (_, index) => index + 1).map((rung) => (
      <span
        key={rung}
        className="h-2 overflow-hidden rounded-rung bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <span
          className={cn(
            'block h-full origin-left rounded-rung bg-primary transition-transform duration-320 ease-step',
            rung <= filled ? 'scale-x-100' : 'scale-x-0',
          )}
        />
      </span>
    ))}
  </div>
)
