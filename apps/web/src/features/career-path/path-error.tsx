import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'

type PathErrorProps = { error: unknown; busy: boolean; onRetry: () => void }

export const PathError = ({ error, busy, onRetry }: PathErrorProps) => (
  <ErrorCard
    title="Your career path could not be loaded"
    action={
      <Button variant="outline" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {errorMessage(error, 'The server did not answer properly. Nothing is lost.')}
  </ErrorCard>
)
