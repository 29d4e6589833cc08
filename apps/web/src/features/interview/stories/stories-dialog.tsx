import { lazy, Suspense } from 'react'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { PanelLoading } from '../panel-loading.tsx'
import { useStoriesView } from './stories-view.ts'

const StoriesPanel = lazy(async () => ({ default: (await import('./stories-panel.tsx')).StoriesPanel }))

/** The stories of the person, opened by the address. */
export const StoriesDialog = ({ uid }: { uid: string }) => {
  const { isOpen, row, show, close } = useStoriesView()
  return (
    <FullDialog
      open={isOpen}
      onClose={close}
      title="Your stories"
      description="Write down once what you want to tell, and use it wherever a question asks for it."
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label="Stories"
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
      >
        <Suspense fallback={<PanelLoading label="Loading your stories" />}>
          <StoriesPanel uid={uid} storyId={row} onShow={show} />
        </Suspense>
      </section>
    </FullDialog>
  )
}
