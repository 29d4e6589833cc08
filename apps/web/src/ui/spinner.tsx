import { cn } from './cn.ts'

type SpinnerProps = { size?: 'small' | 'large'; label?: string; className?: string }

/** Announced if it has a label; otherwise decorative, for a control that already says what is happening. */
export const Spinner = ({ size = 'small', label, className }: SpinnerProps) => (
  <span
    role={label ? 'status' : undefined}
    aria-hidden={label ? undefined : true}
    className={cn('inline-grid shrink-0 place-items-center', className)}
  >
    <span
      className={cn(
        'animate-[spin_.8s_linear_infinite] rounded-full border-current border-r-transparent',
        size === 'small' ? 'size-4 border-2' : 'size-7 border-3 text-primary',
      )}
    />
    {label && <span className="sr-only">{label}</span>}
  </span>
)
