import { Skeleton } from '../../ui/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four']

/** The shape of a panel until its content comes. */
export const PanelLoading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-4">
    <Skeleton className="h-24" />
    {rows.map((row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
)
