import { useEffect } from 'react'
import { ApiError, errorMessage, isSessionEnded } from '../../lib/errors.ts'
import { upgradeActionFor } from '../../lib/plans-link.ts'
import { toast } from '../../ui/toast-store.ts'

const refreshHint = 'Please try refreshing the page'

type Wording = {
  title: string
  /** For a refusal without a message from the server. */
  failed: string
}

/** Shows a toast for each new failure of a query. */
export const useFailureToast = (error: Error | null, { title, failed }: Wording): void => {
  useEffect(() => {
    if (!error || isSessionEnded(error)) return
    toast({
      title,
      description: error instanceof ApiError ? errorMessage(error, failed) : refreshHint,
      variant: 'destructive',
      action: upgradeActionFor(error),
    })
  }, [error, title, failed])
}
