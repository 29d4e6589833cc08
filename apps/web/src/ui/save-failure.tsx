import { errorMessage, isSessionEnded } from '../lib/errors.ts'
import { FailureNote } from './failure-note.tsx'

type SaveFailureProps = {
  error: Error | null
  /** Said if the server gave no reason. */
  fallback: string
  className?: string
}

/** Says beside a control why it could not save. */
export const SaveFailure = ({ error, fallback, className }: SaveFailureProps) => (
  <div role="alert" className={className}>
    {error && !isSessionEnded(error) && <FailureNote>{errorMessage(error, fallback)}</FailureNote>}
  </div>
)
