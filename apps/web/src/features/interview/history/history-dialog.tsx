import { lazy, Suspense } from 'react'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { HistoryLoading } from './history-loading.tsx'
import { useHistoryView } from './history-view.ts'
import type { Practise } from './practise.ts'

const HistoryPanel = lazy(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }))

/** Every answer of the person and what they add up to, opened by the address. */
export const HistoryDialog = ({ onPractise }: { onPractise: Practise }) => {
  const { isOpen, row: answerId, show, close } = useHistoryView()
  return (
    <FullDialog
      open={isOpen}
      onClose={close}
      title="Your interview practice"
      description="Every answer with its marks, how they have changed, and what to practice next."
    >
      <section
        // Each answer starts at its top.
        key={answerId ?? 0}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={answerId === undefined ? 'History' : 'Answer'}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
      >
        <Suspense fallback={<HistoryLoading />}>
          <HistoryPanel
            answerId={answerId}
            onShow={show}
            onPractise={(chosen) => {
              close()
              onPractise(chosen)
            }}
          />
        </Suspense>
      </section>
    </FullDialog>
  )
}
