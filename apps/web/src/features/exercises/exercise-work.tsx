import { ArrowLeft, Play } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Editor } from './editor/make-editor.ts'
import { useExerciseCode } from './exercise-code.ts'
import { ExerciseHints } from './exercise-hints.tsx'
import { ExerciseSolution } from './exercise-solution.tsx'
import { ExerciseTask } from './exercise-task.tsx'
import type { ShownExercise } from './exercises.queries.ts'
import { MarkupPreview } from './markup-preview.tsx'
import { PassNote } from './pass-note.tsx'
import { ReportExercise } from './report-exercise.tsx'
import { TestResults } from './test-results.tsx'
import { useExerciseRun } from './use-exercise-run.ts'

const CodeEditor = lazy(async () => ({
  default: (await import('./editor/code-editor.tsx')).CodeEditor,
}))

const EditorLoading = () => (
  <div role="status" aria-label="Loading the editor" className="h-[226px] rounded-md border border-line p-4">
    <Skeleton className="w-2/5" />
  </div>
)

type ExerciseWorkProps = { exercise: ShownExercise; onShowAll: () => void }

/** An exercise: the task at one side, the code and its tests at the other. */
export const ExerciseWork = ({ exercise, onShowAll }: ExerciseWorkProps) => {
  const { code, initialCode, change } = useExerciseCode(exercise)
  const { latest, isRunning, failure, saveFailure, saveAgain, run } = useExerciseRun(exercise)
  const editor = useRef<Editor>(null)
  const { kind, tests, state, starter = '' } = exercise
  const startOver = () => {
    editor.current?.replace(starter)
    editor.current?.focus()
  }
  return (
    <>
      <Button variant="ghost" size="small" className="mb-3 -ml-3" onClick={onShowAll}>
        <ArrowLeft aria-hidden />
        All exercises
      </Button>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <ExerciseTask exercise={exercise} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Suspense fallback={<EditorLoading />}>
            <CodeEditor
              kind={kind}
              label="Your code. Press Escape, then Tab to leave the editor."
              initialCode={initialCode}
              onChange={change}
              onRun={run}
              editorRef={editor}
            />
          </Suspense>
          <p className="mt-1.5 text-caption text-muted-foreground">
            Tab indents. Press Escape, then Tab to leave the editor. Ctrl or Command and Enter runs the tests.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button busy={isRunning} onClick={() => run(code)}>
              {!isRunning && <Play aria-hidden />}
              Run the tests
            </Button>
            <Button variant="ghost" onClick={startOver}>
              Start over
            </Button>
          </div>
          <div role="alert" className="mt-2">
            {failure && (
              <FailureNote>
                The code runner could not be loaded. Your code is kept. Please try again.
              </FailureNote>
            )}
          </div>
          <SaveFailure
            error={saveFailure}
            fallback="The tests ran, but the result could not be saved. Your code is kept."
          />
          {saveFailure && (
            <Button variant="outline" size="small" className="mt-2" busy={isRunning} onClick={saveAgain}>
              Save the result
            </Button>
          )}
          <PassNote state={state} />
          {kind === 'html' && <MarkupPreview code={code} />}
          <TestResults kind={kind} tests={tests} run={latest} />
        </div>
        <div className="min-w-0">
          <ExerciseHints exercise={exercise} />
          <ExerciseSolution exercise={exercise} />
          <div className="mt-4 -ml-3">
            <ReportExercise exercise={exercise} />
          </div>
        </div>
      </div>
    </>
  )
}
