import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'

type LoadFailureProps = { title: string; error: Error; isFetching: boolean; onRetry: () => void }

/** Says what could not be loaded, and tries again. */
export const LoadFailure = ({ title, error, isFetching, onRetry }: LoadFailureProps) =>
  !isSessionEnded(error) && (
    <ErrorCard
      title={title}
      action={
        <Button variant="outline" busy={isFetching} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {errorMessage(error, 'The server did not answer properly. Your answers are kept.')}
    </ErrorCard>
  )
