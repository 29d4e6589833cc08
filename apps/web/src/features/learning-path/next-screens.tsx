import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { Card, CardHeader } from '../../ui/card.tsx'

export type Way = { label: string; path: string }

/** The ways on from the learning path. */
export const NextScreens = ({ ways }: { ways: readonly Way[] }) => {
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} className="pb-3 md:pb-4 print:hidden">
      <CardHeader title="See also" titleId={titleId} className="mb-1" />
      <ul className="md:grid md:grid-cols-2 md:gap-x-10">
        {ways.map(({ label, path }) => (
          <li key={path} className="border-t border-line first:border-t-0 md:border-t-0">
            <Link
              href={path}
              className="flex items-center justify-between gap-3 rounded-sm py-3 text-control font-550 hover:text-accent-foreground"
            >
              {label}
              <ArrowRight aria-hidden className="size-[18px] shrink-0 stroke-[1.75] text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
