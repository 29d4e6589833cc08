import { cn } from './cn.ts'

/** A lowercase n whose crossbar is a rung. */
const LogoMark = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 32 32"
    fill="none"
    aria-hidden="true"
    className={cn('block size-[26px] shrink-0', className)}
  >
    <path d="M8 28V5M8 14a8 8 0 0 1 16 0V28" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" />
    <rect x="2.6" y="18" width="26.8" height="4.6" rx="1.6" className="fill-primary" />
  </svg>
)

export const Logo = ({ className, markClassName }: { className?: string; markClassName?: string }) => (
  <span
    className={cn('inline-flex items-center gap-2.5 text-[1.125rem] font-[650] tracking-[-.02em]', className)}
  >
    <LogoMark className={markClassName} />
    Nextrung
  </span>
)
