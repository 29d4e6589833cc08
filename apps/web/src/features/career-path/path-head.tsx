import { Compass } from 'lucide-react'
import { errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'

type PathHeadProps = {
  targetRole: string | undefined
  isTransitioner: boolean
  canSuggest: boolean
  isSuggesting: boolean
  suggestError: Error | null
  onSuggest: () => void
  onOpenFit: () => void
}

/** What the toast can't hold: the server's reason, and the way to the plans. */
const SuggestFailure = ({ error }: { error: Error | null }) => {
  const reason = error && !isSessionEnded(error) && errorMessage(error, '')
  return (
    <div role="alert" className="print:hidden">
      {reason && (
        <FailureNote action={upgradeActionFor(error)} className="mb-5">
          {reason}
        </FailureNote>
      )}
    </div>
  )
}

export const PathHead = (props: PathHeadProps) => {
  const { targetRole, isTransitioner, canSuggest, isSuggesting, suggestError, onSuggest, onOpenFit } = props
  return (
    <>
      <header className="mb-5 flex flex-col gap-4 md:mb-7 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
        <div className="min-w-0">
          <h1 className="text-h1">Career Path Analysis</h1>
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {isTransitioner
              ? `Planning your transition to ${targetRole}`
              : `Advancing your career as ${targetRole}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:flex-col print:hidden">
          <Button variant="outline" onClick={onOpenFit}>
            <Compass aria-hidden />
            Which role fits?
          </Button>
          {/* The second click of a double click would use up another of the day's allowance. */}
          <Button
            disabled={!canSuggest}
            busy={isSuggesting}
            onClick={({ detail }) => detail < 2 && onSuggest()}
          >
            Get AI Recommendations
          </Button>
        </div>
      </header>
      <SuggestFailure error={suggestError} />
    </>
  )
}
