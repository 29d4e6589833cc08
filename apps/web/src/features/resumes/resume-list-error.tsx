import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

/** Shown when even the first list failed to load; the next successful poll replaces it. */
export const ResumeListError = ({ onRetry }: { onRetry: () => Promise<unknown> }) => {
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <ErrorCard
      title="Your resume could not be loaded"
      action={
        <Button variant="outline" busy={busy} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      The server did not answer properly. Nothing is lost, and this page keeps trying.
    </ErrorCard>
  )
}
