import { lazy, Suspense } from 'react'
import { FullDialog } from '../../ui/full-dialog.tsx'
import { ExerciseLoading } from './exercise-loading.tsx'
import { useExerciseView } from './exercise-view.ts'

const ExercisePanel = lazy(async () => ({
  default: (await import('./exercise-panel.tsx')).ExercisePanel,
}))

/** The exercises, opened by the address. */
export const ExerciseDialog = () => {
  const { isOpen, row: id, show, close } = useExerciseView()
  return (
    <FullDialog
      open={isOpen}
      onClose={close}
      title="Exercises"
      description="Write code, run it in your browser, and see right away whether it passes the tests."
    >
      <section
        // Each exercise starts at its top.
        key={id ?? ''}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={id ? 'Exercise' : 'List of exercises'}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
      >
        <Suspense fallback={<ExerciseLoading />}>
          <ExercisePanel id={id} onShow={show} />
        </Suspense>
      </section>
    </FullDialog>
  )
}
