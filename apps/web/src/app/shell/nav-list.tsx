import { Link, useLocation } from 'wouter'
import { cn } from '../../ui/cn.ts'
import { navEntries } from './nav-entries.ts'

type NavListProps = { onChoose?: () => void }

/** A rail with a tick for every screen. The current screen's rung slides along it. */
export const NavList = ({ onChoose }: NavListProps) => {
  const [location] = useLocation()
  const current = navEntries.findIndex((entry) => entry.path === location)
  return (
    <nav aria-label="Main" className="relative [--row:46px] md:[--row:40px]">
      <span aria-hidden className="absolute top-1 bottom-1 left-[13px] w-0.5 rounded-[1px] bg-line" />
      <ul className="grid gap-0.5">
        {navEntries.map(({ path, label, icon: Icon, tourTarget }, index) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={index === current ? 'page' : undefined}
              data-tour={tourTarget}
              {...(onChoose ? { onClick: onChoose } : {})}
              className={cn(
                'relative flex h-11 items-center gap-[11px] rounded-md pr-2.5 pl-[34px] text-control font-medium text-ink-2 md:h-[38px]',
                'before:absolute before:left-2.5 before:h-0.5 before:w-2 before:rounded-[1px] before:bg-line hover:bg-sunken hover:text-foreground',
                'aria-[current]:font-semibold aria-[current]:text-accent-foreground',
              )}
            >
              <Icon
                aria-hidden
                className={cn(
                  'size-[18px] stroke-[1.75]',
                  index === current ? 'text-primary' : 'text-muted-foreground',
                )}
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {current >= 0 && (
        <span
          aria-hidden
          className="absolute top-[19.5px] left-[5px] h-[5px] w-[18px] rounded-rung bg-primary transition-transform duration-180 ease-step md:top-[16.5px]"
          style={{ transform: `translateY(calc(var(--row) * ${current}))` }}
        />
      )}
    </nav>
  )
}
