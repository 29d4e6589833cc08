import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SaveFailure } from '../../../ui/save-failure.tsx'
import { useFinishMock } from './mock.queries.ts'

/** Ends an interview early, after asking. */
export const FinishMock = ({ id }: { id: number }) => {
  const [isAsking, setAsking] = useState(false)
  const finish = useFinishMock()
  return (
    <div className="border-t border-line pt-4">
      <Button variant="ghost" size="small" className="-ml-3" onClick={() => setAsking(true)}>
        End the interview
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(next) => !finish.isPending && setAsking(next)}
        title="End the interview now?"
        description="You get the report on what you have answered. The other questions count as skipped. You can also close this panel and go on later."
      >
        <SaveFailure
          error={finish.error}
          fallback="The interview could not be ended. Please try again."
          className="mt-4"
        />
        <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
          <Button variant="outline" disabled={finish.isPending} onClick={() => setAsking(false)}>
            Go on
          </Button>
          <Button variant="danger-filled" busy={finish.isPending} onClick={() => finish.mutate(id)}>
            End and show the report
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
