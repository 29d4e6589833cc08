import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A panel that is loading. */
export const PanelLoading = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-3">
    <Skeleton className="w-3/5" />
    <Skeleton className="w-2/5" />
  </div>
)

/** A panel that failed to load. */
export const PanelError = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-start gap-3">
    <FailureNote>This could not be loaded. Nothing was changed.</FailureNote>
    <Button variant="outline" size="small" busy={busy} onClick={onRetry}>
      Try Again
    </Button>
  </div>
)
