import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLearningPlan } from './learning-plan.queries.ts'
import { PlanForm } from './plan-form.tsx'
import type { ShownPath } from './shown-learning.ts'

type PlanDialogProps = { open: boolean; onClose: () => void; path: ShownPath }

const Loading = () => (
  <div role="status" aria-label="Loading your plan" className="mt-5 grid gap-4">
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
    <Skeleton className="h-24" />
  </div>
)

/** The plan's settings, loaded when they are opened. */
export const PlanDialog = ({ open, onClose, path }: PlanDialogProps) => {
  const { data, error, isFetching, refetch } = useLearningPlan(open)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Change my plan"
      description="Dates move with the hours that you can spend."
      className="max-w-[560px]"
    >
      {data ? (
        <PlanForm plan={data.plan} path={path} onSaved={onClose} />
      ) : error ? (
        <div role="alert" className="mt-5 grid gap-3">
          <FailureNote>{errorMessage(error, 'Your plan could not be loaded.')}</FailureNote>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
