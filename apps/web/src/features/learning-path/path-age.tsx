import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EngineBadge } from '../../ui/engine-badge.tsx'
import type { ShownPath } from './shown-learning.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago the path was made, in words. */
const ageText = (madeAt: number, now: number): string => {
  const age = Math.max(0, now - madeAt)
  if (age < minute) return 'just now'
  if (age < hour) return counted(Math.floor(age / minute), 'minute')
  if (age < day) return counted(Math.floor(age / hour), 'hour')
  return counted(Math.floor(age / day), 'day')
}

type PathAgeProps = {
  path: ShownPath
  /** When the answer came, in milliseconds since 1970; 0 if there is none yet. */
  answeredAt: number
  canRefresh: boolean
  isRefreshing: boolean
  onRefresh: () => void
}

/** How old the path is, who made it, and the way to a new one. */
export const PathAge = ({ path, answeredAt, canRefresh, isRefreshing, onRefresh }: PathAgeProps) => {
  const madeAt = answeredAt || Date.parse(path.madeAt ?? '')
  const provider = path.engine && path.engine !== 'built-in' ? path.engine : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {path.engine && <EngineBadge provider={provider} boxed />}
      {madeAt > 0 && (
        <p className="text-caption text-muted-foreground">{`Updated ${ageText(madeAt, Date.now())}`}</p>
      )}
      <Button variant="outline" size="small" disabled={!canRefresh} busy={isRefreshing} onClick={onRefresh}>
        {!isRefreshing && <RefreshCw aria-hidden />}
        Refresh
      </Button>
    </div>
  )
}
