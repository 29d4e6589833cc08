import type { TargetRole } from '@nextrung/contract/roles'
import { lazy, Suspense } from 'react'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import type { Selection } from '../career-path.queries.ts'
import { FitLoading } from './fit-loading.tsx'

const FitPanel = lazy(async () => ({ default: (await import('./fit-panel.tsx')).FitPanel }))

type FitDialogProps = {
  open: boolean
  selection: Selection
  onChoose: (role: TargetRole) => void
  onClose: () => void
}

export const FitDialog = ({ open, selection, onChoose, onClose }: FitDialogProps) => (
  <FullDialog
    open={open}
    onClose={onClose}
    title="Which role fits?"
    description="Every target role, ranked by what you have done and know. The score compares roles for you; it is not a chance of being hired."
  >
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      aria-label="Ranked roles"
      className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
    >
      <Suspense fallback={<FitLoading />}>
        <FitPanel selection={selection} onChoose={onChoose} />
      </Suspense>
    </section>
  </FullDialog>
)
