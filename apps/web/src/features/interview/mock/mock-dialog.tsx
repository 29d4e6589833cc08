import { lazy, Suspense } from 'react'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { PanelLoading } from '../panel-loading.tsx'
import { useMockView } from './mock-view.ts'

const MockPanel = lazy(async () => ({ default: (await import('./mock-panel.tsx')).MockPanel }))

/** The mock interviews of the person, opened by the address. */
export const MockDialog = ({ uid, role }: { uid: string; role: string }) => {
  const { isOpen, row, show, close } = useMockView()
  return (
    <FullDialog
      open={isOpen}
      onClose={close}
      title="Mock interview"
      description="Timed questions with follow-ups, then a report you can print."
    >
      <section
        // Each interview starts at its top.
        key={row ?? 0}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label="Mock interview"
        data-printed-panel=""
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
      >
        <Suspense fallback={<PanelLoading label="Loading your mock interviews" />}>
          <MockPanel uid={uid} role={role} mockId={row} onShow={show} />
        </Suspense>
      </section>
    </FullDialog>
  )
}
