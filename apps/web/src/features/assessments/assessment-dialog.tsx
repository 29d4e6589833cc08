import { lazy, Suspense } from 'react'
import { FullDialog } from '../../ui/full-dialog.tsx'
import { AssessmentLoading } from './assessment-loading.tsx'
import { useAssessmentView } from './assessment-view.ts'

const AssessmentPanel = lazy(async () => ({
  default: (await import('./assessment-panel.tsx')).AssessmentPanel,
}))

/** The quizzes, opened by the address. */
export const AssessmentDialog = () => {
  const { isOpen, row: skill, show, close } = useAssessmentView()
  return (
    <FullDialog
      open={isOpen}
      onClose={close}
      title={skill ? `Test your ${skill}` : 'Test your skills'}
      description={
        skill
          ? 'A short quiz that adapts to your answers, with everything else that supports your level.'
          : 'Short quizzes that adapt to your answers and show your level.'
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        aria-label={skill ? `Quiz: ${skill}` : 'Skills with a quiz'}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-5 outline-offset-[-2px] md:px-7"
      >
        <Suspense fallback={<AssessmentLoading />}>
          <AssessmentPanel key={skill ?? ''} skill={skill} onShow={show} />
        </Suspense>
      </section>
    </FullDialog>
  )
}
